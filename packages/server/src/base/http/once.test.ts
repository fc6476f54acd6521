import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { association } from '#contract/association/endpoints.ts';
import { type Endpoint, endpoint, keyDays, keyHeader } from '#contract/base/calls/endpoint.ts';
import { byId } from '#contract/base/calls/ids.ts';
import { members } from '#contract/members/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageTemplates } from '#contract/messages/endpoints-templates.ts';
import { nouns } from '#contract/modules.ts';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { refusals } from '#contract/refusals.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aMessageForm } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aSignedPaper } from '#house/proxies.ts';
import { serve } from '../serve/serve.ts';
import { sweepKeys } from './once.ts';

const day = 24 * 3600_000;
let portal: TestPortal;
let house: TestHouse;
let chair: Person;
/** Calls of nobody signed in, by a link; their answer shows a secret once. */
const links = {
  take: endpoint('POST /api/v2/test-link/:token', {
    needs: 'anyone',
    creates: 'link',
    input: z.object({ token: z.string(), note: z._default(z.string(), '') }),
    output: z.object({ id: z.number(), secret: z.nullable(z.string()) }),
    summary: 'Takes the link.',
  }),
};
let taken = 0;
beforeAll(async () => {
  portal = await aPortal();
  serve(portal.app, { portal, keepSeen: async () => undefined, unhurried: (work) => work() }, links, {
    take: async () => ({ id: ++taken, secret: `tajne-${taken}` }),
    remade: { take: async (_, id) => ({ id, secret: null }) },
  });
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const titles = async (h = house) => {
  const { rows } = await h.inside((db) =>
    db.execute<{ title: string }>(sql`select title from message where svj_id = ${h.id} order by id`),
  );
  return rows.map((r) => r.title);
};
const posts = (who: Person, change: object = {}) => who.call(messages.create, aMessageForm(change));
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}

describe('a key', () => {
  it('with another body is refused by a sentence that says the first was stored, and nothing is made', async () => {
    const me = chair.under(randomUUID());
    await posts(me, { title: 'První' });
    const before = await titles();
    expect(await me.refused(messages.create, aMessageForm({ title: 'Druhá' }))).toMatchObject({
      code: 409,
      key: 'BASE.ERRORS.KEY_USED',
    });
    // So is another call under it, though its body were the same.
    const template = { name: 'Odečty', ...aMessageForm({ title: 'První' }) };
    expect(await me.refused(messageTemplates.create, template)).toMatchObject({ code: 409 });
    expect(await titles()).toEqual(before);
    expect(refusals['BASE.ERRORS.KEY_USED']).toBe(409);
  });

  it('of the same body, however its fields are ordered, is the same', async () => {
    const me = chair.under(randomUUID());
    const { title, description } = aMessageForm({ title: 'Pořadí' });
    const first = await me.asks(messages.create, { title, description });
    expect((await me.asks(messages.create, { description, title: ` ${title}` })).id).toBe(first.id);
  });

  it('of a call that was refused is free: the corrected form goes under it', async () => {
    const me = chair.under(randomUUID());
    expect((await me.refused(messages.create, aMessageForm({ title: '' }))).code).toBe(400);
    const missing = { audience: [{ kind: 'unit' as const, id: 987_654_321 }] };
    expect((await me.refused(messages.create, aMessageForm(missing))).code).toBeGreaterThanOrEqual(400);
    await me.asks(messages.create, aMessageForm({ title: 'Opravená' }));
    expect((await titles()).filter((t) => t === 'Opravená')).toHaveLength(1);
  });

  it('is of one member: the same one under another member, in another house, or of a visit is another key', async () => {
    const key = randomUUID();
    const colleague = await house.person({ role: 'memberCommittee' });
    const other = await (await aHouse(portal)).chair();
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Pomoc výboru', write: true });
    const people = [chair, colleague, other, admin.as(visit.session_user_id)];
    const made = await Promise.all(people.map((p) => p.under(key).asks(messages.create, aMessageForm())));
    expect(new Set(made.map((m) => m.id)).size).toBe(people.length);
    // An account makes what is outside of a house.
    const first = await admin.under(key).asks(association.create, { name: 'SVJ Klíč' });
    expect((await admin.under(key).asks(association.create, { name: 'SVJ Klíč' })).id).toBe(first.id);
    const another = await anAdmin(portal);
    expect((await another.under(key).asks(association.create, { name: 'SVJ Klíč' })).id).not.toBe(first.id);
  });

  it('answers with the rights and the state of now', async () => {
    const writer = await house.person({ role: 'memberCommittee' });
    const me = writer.under(randomUUID());
    const { id } = await me.asks(messages.create, aMessageForm({ title: 'Dnes' }));
    await house.inside((db) => db.execute(sql`update message set title = 'Zítra' where id = ${id}`));
    expect((await me.asks(messages.create, aMessageForm({ title: 'Dnes' }))).title).toBe('Zítra');
    await chair.asks(messages.remove, { id });
    expect(await me.refused(messages.create, aMessageForm({ title: 'Dnes' }))).toMatchObject({ code: 404 });
    await house.inside((db) => db.execute(sql`update member set role = 'owner' where id = ${writer.memberId}`));
    expect(await me.refused(messages.create, aMessageForm({ title: 'Dnes' }))).toMatchObject({ code: 403 });
  });

  it('that is no UUID is refused by whoever may call, and is not looked at where nothing is made', async () => {
    for (const key of ['1', 'x'.repeat(36), `${randomUUID()}0`]) {
      expect(await chair.under(key).refused(messages.create, aMessageForm())).toMatchObject({
        code: 400,
        errors: { [keyHeader]: 'BASE.FORM.INVALID' },
      });
      expect((await nobody(portal).under(key).refused(messages.create, aMessageForm())).code).toBe(401);
      expect((await chair.under(key).call(passkeys.beginAdding)).status).toBe(200);
    }
  });

  it('is kept as a digest and an id: neither what was asked nor what was answered stands there', async () => {
    const key = randomUUID();
    const { id } = await chair.under(key).asks(messages.create, aMessageForm({ title: 'Tajemství domu' }));
    const { rows } = await house.inside((db) =>
      db.execute<Record<string, unknown>>(sql`select * from idempotency_key where key = ${key}`),
    );
    const { digest, ...row } = rows[0] as { digest: Buffer };
    expect(row).toEqual({
      svj_id: house.id,
      actor_id: chair.memberId,
      member_id: chair.memberId,
      key,
      call: 'POST /api/v2/message',
      made_id: id,
      created_at: expect.anything(),
    });
    expect(digest).toHaveLength(32);
  });

  it('is forgotten with the person', async () => {
    const gone = await house.person({ role: 'memberCommittee' });
    await gone.under(randomUUID()).asks(messages.create, aMessageForm());
    const count = async () => {
      const { rows } = await house.inside((db) =>
        db.execute<{ n: number }>(
          sql`select count(*)::int as n from idempotency_key where member_id = ${gone.memberId}`,
        ),
      );
      return rows[0]?.n;
    };
    expect(await count()).toBe(1);
    await chair.asks(members.archive, { id: gone.memberId as number });
    await chair.asks(members.remove, { id: gone.memberId as number });
    expect(await count()).toBe(0);
  });

  it('lasts thirty days and is swept after them, in batches, in every house and outside of them', async () => {
    const key = randomUUID();
    const admin = await anAdmin(portal);
    const first = await chair.under(key).asks(messages.create, aMessageForm());
    await admin.under(key).asks(association.create, { name: 'SVJ Staré' });
    await later(keyDays * day - 1000, async () => {
      expect((await chair.under(key).asks(messages.create, aMessageForm())).id).toBe(first.id);
    });
    const old = new Date(portal.clock.now.getTime() - 365 * day);
    await house.inside((db) =>
      db.execute(sql`
        insert into idempotency_key (svj_id, actor_id, key, call, digest, created_at)
        select ${house.id}, 1, gen_random_uuid(), 'POST /', '\\x00', ${old} from generate_series(1, 5001)`),
    );
    expect(await sweepKeys(portal.pool, portal.clock.now)).toBe(5001);
    await later(keyDays * day, async () => {
      // Not swept yet, it is none any more.
      expect((await chair.under(key).asks(messages.create, aMessageForm())).id).not.toBe(first.id);
      expect(await sweepKeys(portal.pool, portal.clock.now)).toBeGreaterThan(0);
      expect(await sweepKeys(portal.pool, portal.clock.now)).toBe(0);
    });
  });

  it('of a link is the link’s own, and a secret that was shown once is not shown again', async () => {
    const me = nobody(portal).under(randomUUID());
    const first = await me.asks(links.take, { token: 'odkaz-jedna' });
    expect(first.secret).toBe(`tajne-${first.id}`);
    expect(await me.asks(links.take, { token: 'odkaz-jedna' })).toEqual({ id: first.id, secret: null });
    expect(await me.refused(links.take, { token: 'odkaz-jedna', note: 'jinak' })).toMatchObject({ code: 409 });
    expect((await me.asks(links.take, { token: 'odkaz-dva' })).id).not.toBe(first.id);
    const { rows } = await portal.pool.raw.query<{ link: Buffer }>(
      'select link from idempotency_key_outside where link is not null',
    );
    for (const { link } of rows) expect(link.toString()).not.toContain('odkaz');
  });

  it('of a file that came is of its bytes, and what came twice is not kept twice', async () => {
    const me = chair.under(randomUUID());
    const id = await aSignedPaper(me);
    expect(await aSignedPaper(me)).toBe(id);
    const { rows } = await house.inside((db) =>
      db.execute<{ n: number }>(sql`
        select count(*)::int as n from file_waste w where svj_id = ${house.id}
          and not exists (select from file f where f.svj_id = w.svj_id and f.key = w.key)`),
    );
    // The second bytes are noted as waste and swept.
    expect(rows[0]?.n).toBe(1);
  });

  it('stands in the OpenAPI of every call that makes something, and of no other', async () => {
    type Operation = { parameters: { name: string; in: string; required: boolean }[] };
    const document = (await portal.app.inject({ url: '/api/openapi.json' })).json() as {
      paths: Record<string, Record<string, Operation>>;
    };
    for (const e of Object.values(nouns).flatMap((noun) => Object.values(noun) as Endpoint[])) {
      const told = document.paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()];
      const key = told?.parameters.find((p) => p.name === keyHeader);
      expect([e.path, key !== undefined]).toEqual([e.path, typeof e.creates === 'string']);
      if (key) expect(key).toMatchObject({ in: 'header', required: false });
    }
  });
});

it('a POST that writes does not compile without its word about what it makes', () => {
  const told = { needs: 'account', input: byId, output: z.null(), summary: '' } as const;
  // @ts-expect-error
  endpoint('POST /api/v2/test', told);
  // @ts-expect-error
  endpoint('PUT /api/v2/test', { ...told, creates: 'thing' });
  // @ts-expect-error
  endpoint('POST /api/v2/test', { ...told, effect: 'reads', creates: 'thing' });
  expect(endpoint('POST /api/v2/test', { ...told, creates: 'thing' }).creates).toBe('thing');
});
