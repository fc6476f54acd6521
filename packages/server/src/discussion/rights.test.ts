import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionFollow } from '#contract/discussion/endpoints-follow.ts';
import { aTalk, aTalkForm, replies } from '#house/discussions.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { anOffice, type Office } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

/** Three discussions with a word that the search finds each by, a file in each, and a reply with a file. */
async function threeTalks(h: BoardHouse) {
  const kinds = { house: {}, e16: h.for16, committee: { toPublic: false } };
  const made: Record<string, { id: number; hash: string; commentId: number; urls: string[] }> = {};
  for (const [kind, aim] of Object.entries(kinds)) {
    const file = await uploads(h.chair, `${kind}.txt`, `soubor ${kind}`);
    const d = await aTalk(h.chair, { name: `Hovor ${kind}`, fileIds: [file.id], ...aim });
    const more = await uploads(h.chair, `odpoved-${kind}.txt`, `odpověď ${kind}`);
    const reply = await replies(h.chair, d.id, 'První', { fileIds: [more.id] });
    const urls = [d.attachments[0]?.url, reply.files[0]?.url].map(String);
    made[kind] = { id: d.id, hash: d.url_hash, commentId: reply.id, urls };
  }
  return made as Record<keyof typeof kinds, { id: number; hash: string; commentId: number; urls: string[] }>;
}
type Talks = Awaited<ReturnType<typeof threeTalks>>;

/** Which of the three somebody meets in each of the places; every place must say the same. */
async function met(who: Person, talks: Talks): Promise<string[]> {
  const kinds = Object.keys(talks) as (keyof Talks)[];
  const of = (names: string[]) => kinds.filter((k) => names.includes(`Hovor ${k}`));
  const list = await who.asks(discussion.list, {});
  const found = (await who.asks(discussion.search, { text: 'hovor' })).discussions.map((d) => d.title);
  const rows = (await who.asks(discussion.rows, { sizePerPage: 'all' })).data.map((d) => d.name);
  const opened: string[] = [];
  for (const kind of kinds) {
    const { id, hash, commentId } = talks[kind];
    const answers = [
      await who.call(discussion.one, { id }),
      await who.call(discussion.one, { id: hash }),
      await who.call(discussionComments.list, { id }),
      await who.call(discussionComments.people, { id, text: '' }),
    ];
    const statuses = new Set(answers.map((a) => a.status));
    expect(statuses.size, `${kind}: ${[...statuses]}`).toBe(1);
    if (answers[0]?.status === 200) opened.push(`Hovor ${kind}`);
    else {
      // Exactly as one that does not exist, whatever is done with it.
      const tries = [
        [discussion.one, { id }],
        [discussion.one, { id: hash }],
        [discussion.finish, { id: hash, conclusion: 'x' }],
        [discussion.update, { id: hash, updatedAt: '1.x', ...aTalkForm() }],
        [discussion.remove, { id: hash }],
        [discussion.seen, { id, commentId }],
        [discussionComments.add, { id, message: 'Smím?' }],
        [discussionComments.edit, { id, commentId, message: 'Smím?' }],
        [discussionComments.remove, { id, commentId }],
        [discussionFollow.follow, { id, way: 'follows' }],
      ] as const;
      for (const [call, input] of tries) {
        const there = await who.refused(call, input);
        const nowhere = await who.refused(call, {
          ...input,
          id: typeof input.id === 'string' ? 'x'.repeat(22) : 999_999,
        });
        expect(there, call.path).toEqual(nowhere);
        expect([there.code, there.key]).toEqual([404, 'DISCUSSION.NOT_FOUND']);
      }
    }
  }
  const mine = await who.asks(association.mine, {});
  expect([list.count, list.total, list.counts.all, mine.discussionCount]).toEqual(Array(4).fill(list.data.length));
  for (const names of [list.data.map((d) => d.name), found, rows, opened]) expect(of(names)).toEqual(of(opened));
  return of(opened);
}

const everything = ['house', 'e16', 'committee'];

describe('who meets a discussion', () => {
  it('is said alike by lists, counts, pages, replies, search and whatever is done with them, of every default role', async () => {
    const h = await aBoardHouse(portal);
    const talks = await threeTalks(h);
    const seen: Record<string, string[]> = {};
    for (const role of roleIds) {
      const who = role === 'mayorCommittee' ? h.chair : await h.house.person({ role });
      seen[role] = await met(who, talks);
    }
    const all = { committee: everything, open: ['house'] };
    for (const [role, met] of Object.entries(seen)) {
      const sees = ['owner', 'company', 'authorizePerson', 'neighbour'].includes(role) ? all.open : all.committee;
      expect({ role, met }).toEqual({ role, met: sees });
    }
  });

  it('follows where people belong: the entrance, the other one, a renter in it, who owned there and no longer does', async () => {
    const h = await aBoardHouse(portal);
    const talks = await threeTalks(h);
    expect(await met(h.alena, talks)).toEqual(['house', 'e16']);
    expect(await met(h.bedrich, talks)).toEqual(['house']);
    const renter = await h.house.person({ role: 'neighbour' });
    await h.house.inside((db) =>
      db.execute(sql`
        insert into unit_person (svj_id, unit_id, member_id, relation)
        values (${h.house.id}, ${h.ids.u16}, ${renter.memberId}, 'rents')`),
    );
    expect(await met(renter, talks)).toEqual(['house', 'e16']);
    // The register decides from now on: who owns nothing any more meets nothing.
    await h.house.inside(async (db) => {
      await db.execute(sql`update svj set register_since = '2020-01-01' where id = ${h.house.id}`);
      await db.execute(
        sql`update ownership set valid_to = '2020-02-01' where svj_id = ${h.house.id} and unit_id = ${h.ids.u14}`,
      );
    });
    for (const call of [discussion.list, discussion.one, discussionComments.list])
      expect((await h.bedrich.refused(call, { id: talks.house.id })).code).toBe(403);
    expect((await h.bedrich.asks(discussion.search, { text: 'hovor' })).discussions).toEqual([]);
  });

  it('is nobody of another house, nobody who is not signed in, and nobody where the module is off', async () => {
    const h = await aBoardHouse(portal);
    const talks = await threeTalks(h);
    const other = await aHouse(portal);
    const stranger = await other.chair();
    expect(await met(stranger, talks)).toEqual([]);
    for (const call of [discussion.list, discussion.one, discussionComments.list])
      expect((await nobody(portal).refused(call, { id: talks.house.id })).code).toBe(401);
    await h.house.inside((db) =>
      db.execute(sql`update svj set modules = array_remove(modules, 'discussion') where id = ${h.house.id}`),
    );
    expect((await h.chair.refused(discussion.list, {})).code).toBe(403);
    expect((await h.chair.asks(discussion.search, { text: 'hovor' })).discussions).toEqual([]);
    for (const url of talks.house.urls) expect((await fetched(portal, url)).statusCode).toBe(404);
  });

  it('is who opened it, whomever it is for, and a visit reads without writing', async () => {
    const h = await aBoardHouse(portal);
    const d = await aTalk(h.bedrich, { name: 'Hovor e16', ...h.for16 });
    expect((await h.bedrich.asks(discussion.one, { id: d.url_hash })).audience).toMatchObject([{ kind: 'entrance' }]);
    expect((await h.alena.asks(discussion.one, { id: d.url_hash })).name).toBe('Hovor e16');
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: h.house.id, reason: 'Dotaz výboru', write: false });
    const guest = admin.as(visit.session_user_id);
    expect((await guest.refused(discussion.one, { id: d.url_hash })).code).toBe(404);
    const open = await aTalk(h.alena);
    const seen = await guest.asks(discussion.one, { id: open.url_hash });
    expect([seen.unread, seen.newCount, seen.follow, Object.values(seen.may)]).toEqual([
      false,
      0,
      null,
      Array(5).fill(false),
    ]);
    expect((await guest.refused(discussionComments.add, { id: open.id, message: 'Dobrý den' })).code).toBe(403);
  });

  it('learns of whom else it is for, units among them', async () => {
    const h = await aBoardHouse(portal);
    const audience = [h.ids.u14, h.ids.u16].map((id) => ({ kind: 'unit', id }));
    const d = await aTalk(h.chair, { audience });
    for (const who of [h.alena, h.bedrich])
      expect((await who.asks(discussion.one, { id: d.id })).audience.map((a) => a.name)).toEqual(['14/1', '16/1']);
    await replies(h.alena, d.id, 'Slyšíme se?');
    expect((await h.bedrich.asks(discussion.one, { id: d.id })).commentsData).toHaveLength(1);
  });
});

describe('files of a discussion', () => {
  it('open to whoever reads it at that moment, by addresses that are their own', async () => {
    const h = await aBoardHouse(portal);
    const talks = await threeTalks(h);
    const { attachments, commentsData } = await h.alena.asks(discussion.one, { id: talks.e16.id });
    const urls = [attachments[0]?.url, commentsData[0]?.files[0]?.url].map(String);
    for (const url of urls) expect((await fetched(portal, url)).statusCode).toBe(200);
    await h.house.inside((db) =>
      db.execute(sql`update audience_part set entrance_id = ${h.ids.e14}
        where svj_id = ${h.house.id} and owner = 'discussion' and owner_id = ${talks.e16.id}`),
    );
    for (const url of urls) expect((await fetched(portal, url)).statusCode).toBe(404);
  });
});

describe('mails of a discussion', () => {
  it('go to whom it is for, and to nobody who may no longer read it when they go', async () => {
    const h = await aBoardHouse(portal);
    await office.delivered();
    const d = await aTalk(h.chair, h.for16);
    expect((await office.delivered()).map((m) => m.to)).toEqual([h.alena.email]);
    await replies(h.alena, d.id);
    await office.delivered();
    await replies(h.chair, d.id, 'Odpovídám');
    await h.house.inside((db) =>
      db.execute(sql`update audience_part set entrance_id = ${h.ids.e14}
        where svj_id = ${h.house.id} and owner = 'discussion' and owner_id = ${d.id}`),
    );
    expect(await office.delivered()).toEqual([]);
    expect(
      (
        await h.chair.refused(discussionComments.add, {
          ...{ id: d.id, message: '@Alena Šestnáctá', mentions: [h.alena.memberId] },
        })
      ).key,
    ).toBe('COMMENTS.ERRORS.MENTION');
  });
});

describe('the log of the house', () => {
  it('names discussions to who administers them alone', async () => {
    const h = await aBoardHouse(portal);
    await aTalk(h.chair, { name: 'Tajná porada', toPublic: false });
    const clerk = await h.house.person({ role: 'memberCommittee' });
    expect(JSON.stringify(await h.chair.asks(houseLog.activity, {}))).toContain('Tajná porada');
    await h.house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Zapisovatel', 'memberCommittee', '{"svj": "rw", "members": "rw", "discussion": "r"}') returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${h.house.id} and id = ${clerk.memberId}`,
      );
    });
    for (const told of [await clerk.asks(houseLog.activity, {}), await clerk.asks(association.mine, {})])
      expect(JSON.stringify(told)).not.toContain('Tajná porada');
  });
});
