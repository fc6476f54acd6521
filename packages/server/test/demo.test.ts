import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { demo as doors } from '#contract/demo/endpoints.ts';
import { parts } from '#contract/demo/schema.ts';
import { members } from '#contract/members/endpoints.ts';
import { nouns } from '#contract/modules.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/base/db/migrate.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { type Jobs, openJobs } from '#server/base/start/jobs.ts';
import { isSample, markSample } from '#server/demo/queries.ts';
import { emptyOfAnotherDay, untilAnotherDay } from '#server/demo/steps-renewal.ts';
import { samplePassword } from '#server/sample/people.ts';
import { aCashForm } from './cash.ts';
import { aHouse, nobody, Person } from './house.ts';
import { makings } from './making.ts';
import { readPdf } from './paper.ts';
import { aPortal, asDemo, type TestPortal } from './portal.ts';
import { aSamplePortal } from './sampled.ts';
import { fetched } from './sending-files.ts';

const endpoints = Object.entries(nouns).flatMap(([noun, all]) =>
  Object.entries(all).map(([name, endpoint]) => [`${noun}.${name}`, endpoint as Endpoint] as const),
);
const writing = endpoints.filter(([, e]) => e.effect === 'writes' && e.inDemo !== 'kept');
/** Tries are counted beside the transaction, so that a refused one counts; no house has them. */
const counted = ['tries', 'sign_in_try'];
/** Spent at the first look, whatever becomes of it; in a demonstration alone none is ever left to be spent. */
const spent = ['passkey_challenge'];

let jobs: Jobs;
let demo: TestPortal;

/** Row security hides nothing from the superuser. */
const above = (portal: TestPortal) =>
  new pg.Client({ connectionString: atDatabase(inject('superUrl'), new URL(portal.ownerUrl).pathname.slice(1)) });

/** Of every table its rows, of the queue its errands, of the store its files. */
async function everything(portal: TestPortal, but = counted): Promise<Record<string, string>> {
  const db = above(portal);
  await db.connect();
  try {
    const { rows: tables } = await db.query<{ name: string }>(
      `
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname = 'public' and tablename <> all($1)) or (schemaname = 'pgboss' and tablename = 'job')`,
      [but],
    );
    const sums = tables.map(
      ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(h, '' order by h), '')) as sum
        from (select md5(t::text) as h from ${name} t) s`,
    );
    const { rows } = await db.query<{ name: string; sum: string }>(sums.join(' union all '));
    const kept: string[] = [];
    for await (const { key, size } of portal.files.all()) kept.push(`${key} ${size}`);
    return Object.fromEntries([...rows.map((r) => [r.name, r.sum]), ['store', kept.sort().join('\n')]]);
  } finally {
    await db.end();
  }
}

/** Somebody of the sample in Lipová, signed in as in life. */
async function signedIn(email: string): Promise<Person> {
  const { token, svj_list } = await nobody(demo).asks(session.login, { email, password: samplePassword });
  const house = svj_list.find((s) => s.nickname === 'SVJ Lipová 14');
  return new Person(demo, { token, ...(house && { memberId: house.session_user_id }) });
}

beforeAll(async () => {
  const portal = await aSamplePortal({ sampleAnywhere: true });
  jobs = await openJobs(portal.ownerUrl, 'pavlac_app', (error) => console.error(error));
  // Its errands are real rows.
  demo = await asDemo(portal, jobs.queue);
}, 180_000);
afterAll(async () => {
  await jobs.stop();
  await demo.app.close();
  await demo.close();
});

describe('the access walk in demo mode', () => {
  const entrances = ['predseda', 'vlastnik', 'najemnik', 'kontrola', 'firma'].map((who) => `${who}@lipova.example`);

  it('every writing call with every role leaves all rows, errands, mails and files as they were', {
    timeout: 120_000,
  }, async () => {
    const people = [nobody(demo), await signedIn('spravce.portalu@pavlac.example')];
    for (const email of entrances) people.push(await signedIn(email));
    const before = await everything(demo);
    const answers = new Map<string, number>();
    for (const [name, endpoint] of writing)
      for (const who of people) {
        // Numbers of the sample begin with these, in the house that everybody is of.
        const near = { id: '1', ids: [1], token: 'x'.repeat(43), text: 'a', email: 'a@b.example' };
        const { status, body } = await who.call(endpoint, near);
        const told = [400, 401, 403, 404, 409, 415, 422, 503];
        const answersInLife = endpoint.inDemo === 'answers' || endpoint.says === undefined;
        if (!told.includes(status))
          expect([name, status, answersInLife], JSON.stringify(body)).toEqual([name, 200, true]);
        const key = body.message?.content ?? String(status);
        answers.set(key, (answers.get(key) ?? 0) + 1);
      }
    expect(await everything(demo)).toEqual(before);
    // The walk went as far as the notice, and as far as each of the other answers.
    for (const key of [
      'DEMO.ERRORS.TRIED',
      'BASE.ERRORS.DEMO',
      'BASE.ERRORS.INVALID_INPUT',
      'BASE.ERRORS.NO_PERMISSION',
    ])
      expect([key, (answers.get(key) ?? 0) > 10]).toEqual([key, true]);
  });
});

describe('what would be made', () => {
  it('is answered by the notice and not made, whichever call makes it', { timeout: 120_000 }, async () => {
    const life = await aPortal();
    const tried = await asDemo(life);
    const about = [];
    for (const [name, arrange] of Object.entries(makings)) about.push({ name, ...(await arrange(life)) });
    const before = await everything(life, [...counted, ...spent]);
    for (const { name, by, sends } of about) {
      const endpoint = endpoints.find(([called]) => called === name)?.[1] as Endpoint;
      const { status, key } = await sends(Object.create(by, { portal: { value: tried } }) as Person);
      const inOne = ['call', 'upload', 'together'].includes(endpoint.kind) && endpoint.withFiles !== true;
      const notice = inOne ? ['DEMO.ERRORS.TRIED'] : ['DEMO.ERRORS.TRIED', 'BASE.ERRORS.DEMO'];
      expect([name, status, notice.includes(key as string), key]).toEqual([name, 403, true, key]);
    }
    expect(await everything(life, [...counted, ...spent])).toEqual(before);
    await tried.app.close();
    await life.close();
  });

  it('input is checked and rules of the house hold as in life; what passes says what would have happened', async () => {
    const chair = await signedIn('predseda@lipova.example');
    const income = aCashForm({ date: dayIn(demo.clock.now) });
    expect(await chair.refused(cashdesk.create, { ...income, amount: '0' })).toMatchObject({
      code: 400,
      errors: { amount: expect.any(String) },
    });
    const expense = { ...income, type: 'expense', amount: '9000000', moneyTo: 'Jana Křepelková' };
    expect(await chair.refused(cashdesk.create, expense)).toMatchObject({ code: 422 });
    const tried = await chair.call(cashdesk.create, income);
    expect(tried.body).toEqual({
      code: 403,
      data: { would: cashdesk.create.says },
      message: { show: true, content: 'DEMO.ERRORS.TRIED', params: { mails: 0 } },
    });
    const waiting = (await chair.asks(members.list, { filters: JSON.stringify({ access: 'none' }) as never })).users[0];
    const invited = { id: waiting?.id as number, email: 'sousedka@lipova.example' };
    const would = (await chair.call(activation.invite, invited)).body;
    expect(would.message).toMatchObject({ content: 'DEMO.ERRORS.TRIED', params: { mails: 1 } });
  });

  it('whoever only looks is answered as in life, prints too; data are not carried away', async () => {
    const chair = await signedIn('predseda@lipova.example');
    await chair.asks(session.settings, { id: chair.memberId as number, settings: { sorts: { units: 'share' } } });
    expect((await chair.asks(session.verify, {})).user?.settings.sorts).toEqual({});
    const [record] = (await chair.asks(cashdesk.list, {})).records;
    const { url } = await chair.asks(cashdesk.voucher, { id: record?.id as number } as never);
    const voucher = await readPdf((await fetched(demo, url)).rawPayload);
    expect(voucher.pages[0]).toContain('UKÁZKA');
    expect(await chair.refused(units.exportTicket, {})).toMatchObject({ code: 403, key: 'DEMO.ERRORS.EXPORT' });
  });
});

describe('entrances', () => {
  it('lead in as each of the sample, without a password, only where the sample was made for a demonstration', async () => {
    const stranger = nobody(demo);
    expect(await stranger.asks(doors.doors, {})).toEqual({ house: null, doors: [] });
    expect(await stranger.refused(doors.enter, { part: 'portal' })).toMatchObject({ code: 404 });
    const { svj_list } = await stranger.asks(session.login, {
      email: 'vlastnik@lipova.example',
      password: samplePassword,
    });
    const lipova = svj_list.find((s) => s.nickname === 'SVJ Lipová 14')?.id as number;
    await demo.pool.across('read write', (db) => markSample(db, demo.clock.now));
    const { house, doors: open } = await stranger.asks(doors.doors, {});
    expect(house).toEqual({ id: lipova, name: 'SVJ Lipová 14', town: 'Horní Lipnice' });
    expect(open.map((one) => one.part)).toEqual(parts);
    expect(open.every(({ name }) => / /.test(name))).toBe(true);
    for (const part of parts) {
      const { token, users } = await stranger.asks(doors.enter, { part });
      const { user } = await stranger.with(token).asks(session.verify, {});
      expect([part, user?.isProductAdmin]).toEqual([part, part === 'portal']);
      if (part !== 'portal') expect([part, users.some((u) => u.svj_id === lipova)]).toEqual([part, true]);
    }
    // The same database where life goes on: the mark alone opens nothing.
    const life = { ...demo, config: Object.create(demo.config, { demo: { value: false } }) };
    life.app = await buildApp({ portal: life, version: '2.3.1' });
    expect(await nobody(life).asks(doors.doors, {})).toEqual({ house: null, doors: [] });
    expect(await nobody(life).refused(doors.enter, { part: 'chair' })).toMatchObject({ code: 404 });
    await life.app.close();
  });
});

describe('the day of the sample', () => {
  it('of yesterday is emptied with its files and made anew; of today, or without the mark, it is left alone', {
    timeout: 60_000,
  }, async () => {
    const old = await aPortal({ demo: true });
    const today = dayIn(old.clock.now);
    const empty = (day: string) => emptyOfAnotherDay(old.ownerUrl, old.files, day);
    await old.files.write('1/soubor', Readable.from(['ukazka']), 6);
    expect(await empty('2026-11-22')).toBe(false);
    await old.pool.across('read write', (db) => markSample(db, old.clock.now));
    expect(await empty(today)).toBe(false);
    expect(await old.files.has('1/soubor')).toBe(true);
    expect(await empty('2026-11-22')).toBe(true);
    expect(await old.files.has('1/soubor')).toBe(false);
    const known = await migrate(old.ownerUrl, 'pavlac_app', new URL('../migrations/', import.meta.url));
    expect(known).toBeGreaterThan(100);
    expect(await old.pool.across('read only', isSample)).toBe(false);
    expect(await (await aHouse(old)).chair()).toBeInstanceOf(Person);
    await old.close();
  });

  it('is another one at midnight in Prague, also when clocks change', () => {
    const until = (at: string) => new Date(Date.parse(at) + untilAnotherDay(new Date(at))).toISOString();
    expect(until('2026-11-21T09:00:30Z')).toBe('2026-11-21T23:00:00.000Z');
    expect(until('2026-03-28T23:30:00Z')).toBe('2026-03-29T22:00:00.000Z');
    expect(until('2026-10-24T22:00:00Z')).toBe('2026-10-25T23:00:00.000Z');
  });
});
