import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { nouns } from '#contract/modules.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { type Jobs, openJobs } from '#server/base/start/jobs.ts';
import { samplePassword } from '#server/sample/people.ts';
import { edited, nobody, Person } from './house.ts';
import { makings } from './making.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aSamplePortal } from './sampled.ts';

const endpoints = Object.entries(nouns).flatMap(([noun, all]) =>
  Object.entries(all).map(([name, endpoint]) => [`${noun}.${name}`, endpoint as Endpoint] as const),
);
const writing = endpoints.filter(([, e]) => e.effect === 'writes' && e.inDemo !== 'kept');
/** Tries are counted beside the transaction, so that a refused one counts; no house has them. */
const counted = ['tries', 'sign_in_try'];

let jobs: Jobs;
let demo: TestPortal;

/** The same portal, its database and its files, as a demonstration; its errands are real rows. */
async function inDemo(portal: TestPortal): Promise<{ demo: TestPortal; jobs: Jobs }> {
  const jobs = await openJobs(portal.ownerUrl, 'pavlac_app', (error) => console.error(error));
  // Settings that a test changes later are its settings too.
  const config = Object.create(portal.config, { demo: { value: true } }) as typeof portal.config;
  const app = await buildApp({ portal: { ...portal, config, queue: jobs.queue }, version: '2.3.1' });
  return { demo: { ...portal, config, app }, jobs };
}
/** Row security hides nothing from the superuser. */
const above = (portal: TestPortal) =>
  new pg.Client({ connectionString: atDatabase(inject('superUrl'), new URL(portal.ownerUrl).pathname.slice(1)) });

/** Of every table its rows, of the queue its errands, of the store its files. */
async function everything(portal: TestPortal): Promise<Record<string, string>> {
  const db = above(portal);
  await db.connect();
  try {
    const { rows: tables } = await db.query<{ name: string }>(
      `
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname = 'public' and tablename <> all($1)) or (schemaname = 'pgboss' and tablename = 'job')`,
      [counted],
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
  ({ demo, jobs } = await inDemo(await aSamplePortal({ sampleAnywhere: true })));
});
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
      'BASE.ERRORS.DEMO_TRIED',
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
    const tried = await inDemo(life);
    const about = [];
    for (const [name, arrange] of Object.entries(makings)) about.push({ name, ...(await arrange(life)) });
    const before = await everything(life);
    for (const { name, by, sends } of about) {
      const endpoint = endpoints.find(([called]) => called === name)?.[1] as Endpoint;
      const { status, key } = await sends(Object.create(by, { portal: { value: tried.demo } }) as Person);
      const inOne = ['call', 'upload', 'together'].includes(endpoint.kind) && endpoint.withFiles !== true;
      const notice = inOne ? ['BASE.ERRORS.DEMO_TRIED'] : ['BASE.ERRORS.DEMO_TRIED', 'BASE.ERRORS.DEMO'];
      expect([name, status, notice.includes(key as string), key]).toEqual([name, 403, true, key]);
    }
    expect(await everything(life)).toEqual(before);
    await tried.jobs.stop();
    await tried.demo.app.close();
    await life.close();
  });

  it('input is checked and rules of the house hold as in life; what passes says what would have happened', async () => {
    const chair = await signedIn('predseda@lipova.example');
    const [first] = (await chair.asks(units.list, {})).rooms;
    const unit = await chair.asks(units.one, { id: first?.id as number });
    expect(await chair.refused(units.update, edited(unit, { name: '' } as never))).toMatchObject({ code: 400 });
    expect(await chair.refused(units.remove, { id: unit.id })).toMatchObject({ code: 422 });
  });
});
