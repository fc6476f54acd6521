import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { openPool, type Pool } from '#server/base/db/db.ts';
import { aHouse, type Person, type TestHouse } from '../house.ts';
import type { TestPortal } from '../portal.ts';
import { drawn, seed } from '../seed.ts';
import { aCode, aSurveyForm, asked, repliesTo } from '../surveys.ts';
import { addressIn, call, endReal, type RealPortal, startReal } from './real-portal.ts';
import { aBareDatabase } from './warm.ts';

const rounds = 10;
const count = 120;
const writers = 8;

let folder: string;
let pool: Pool;
let house: TestHouse;
let chair: Person;
let settings: Record<string, string>;
/** Two servers over one database and one store; each is killed by turns. */
const servers: { portal: RealPortal; address: Promise<string> }[] = [];

async function start(): Promise<RealPortal> {
  const portal = await startReal(folder, settings);
  addressIn(portal);
  return portal;
}
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-surveys-')));
  const database = `surveys_${process.pid}`;
  const bare = await aBareDatabase(database);
  settings = bare;
  for (let n = 0; n < 2; n += 1) {
    const portal = await start();
    servers.push({ portal, address: Promise.resolve(addressIn(portal)) });
  }
  pool = openPool(bare.DATABASE_URL, { max: 4 });
  house = await aHouse({ pool, clock: { now: new Date() } } as unknown as TestPortal);
  chair = await house.chair();
});
afterAll(async () => {
  for (const { portal } of servers) await endReal(portal, 'SIGKILL');
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});

const addressAt = (n: number): Promise<string> => (servers[n % 2] as (typeof servers)[number]).address;

async function made(anonymous: boolean): Promise<SurveyDetail> {
  const body = aSurveyForm({ clock: { now: new Date() } } as TestPortal, {
    ...{ anonymous, concept: false },
    questions: [asked('Kterou?', ['A', 'B'], { otherAnswer: true })],
  });
  const reply = await call(await addressAt(0), surveys.create.path, { method: 'POST', body, headers: chair.headers() });
  expect(reply.status).toBe(200);
  return reply.data as SurveyDetail;
}

type Asking = { who: Person; n: number; s: SurveyDetail; code: string };
const confirmed: Asking[] = [];
/** What was answered but a success and an unreachable portal. */
const strange: string[] = [];
/** Calls whose answer never came. */
let unanswered = 0;

const words = (n: number) => `odpověď číslo ${n}`;

/** Answers once; true when it certainly stands. `isUnsure`: an earlier attempt was not answered, so it may stand already. */
async function answer({ who, n, s, code }: Asking, isUnsure: boolean): Promise<'stands' | 'unsure' | 'again'> {
  const path = surveys.store.path.replace(':id', String(s.id));
  const body = { answers: repliesTo(s, [words(n)]), ...(s.anonymous && { code }) };
  try {
    const { status, key } = await call(await addressAt(n), path, { method: 'POST', body, headers: who.headers() });
    if (status === 200 || (isUnsure && key === 'SURVEY.ERRORS.ANSWERED')) return 'stands';
    if (status === 503) return 'again';
    strange.push(`${n}: ${status} ${key}`);
    return 'stands';
  } catch {
    unanswered += 1;
    return 'unsure';
  }
}

/** Until it is confirmed, under the same code, as the page does. */
async function answers(one: Asking): Promise<void> {
  for (let isUnsure = false; ; ) {
    const how = await answer(one, isUnsure);
    if (how === 'stands') break;
    isUnsure ||= how === 'unsure';
  }
  confirmed.push(one);
}

async function kill(n: number): Promise<void> {
  const server = servers[n % 2] as (typeof servers)[number];
  const again = Promise.withResolvers<string>();
  server.address = again.promise;
  await endReal(server.portal, 'SIGKILL');
  server.portal = await start();
  again.resolve(addressIn(server.portal));
}

async function finish(s: SurveyDetail): Promise<void> {
  const path = surveys.finish.path.replace(':id', String(s.id));
  const { status } = await call(await addressAt(0), path, { method: 'PUT', body: {}, headers: chair.headers() });
  expect(status).toBe(200);
}

/** Answers a named survey keeps by themselves, an anonymous one as one array once it has ended. */
async function keptOf(s: SurveyDetail): Promise<string[]> {
  const text = s.anonymous
    ? `select x->0->>1 as said from survey_box b, jsonb_array_elements(b.sheets) x where b.survey_id = ${s.id}`
    : `select replies->0->>1 as said from survey_sheet where survey_id = ${s.id}`;
  return house.inside(async (db) => (await db.execute<{ said: string }>(text)).rows.map((r) => r.said).sort());
}

test(`${rounds} × kill -9 of one of two servers while people answer: each answer stands once (seed ${seed})`, {
  timeout: 20 * 60_000,
}, async () => {
  const people: Person[] = [];
  for (let n = 0; n < count; n += 1) people.push(await house.owner());
  const [anonymous, named] = [await made(true), await made(false)];
  const waiting = people.flatMap((who, n): Asking[] => [anonymous, named].map((s) => ({ who, n, s, code: aCode() })));
  const queue = [...waiting];
  const work = Array.from({ length: writers }, async () => {
    for (let one = queue.shift(); one; one = queue.shift()) await answers(one);
  });
  for (let round = 0; round < rounds; round += 1) {
    const before = confirmed.length;
    const enough = before + 2 + drawn(`kill ${round}`, 16);
    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThanOrEqual(Math.min(enough, waiting.length)), {
      ...{ timeout: 60_000, interval: 2 },
    });
    await kill(round);
  }
  await Promise.all(work);
  expect(strange).toEqual([]);
  // Otherwise the kills fell between the answers and nothing was proven.
  expect(unanswered).toBeGreaterThan(rounds / 2);
  expect(confirmed).toHaveLength(waiting.length);
  for (const s of [anonymous, named]) await finish(s);
  const all = people.map((_, n) => words(n)).sort();
  for (const s of [anonymous, named]) {
    expect(await keptOf(s)).toEqual(all);
    const parts = await house.inside(
      async (db) =>
        (await db.execute<{ id: number }>(`select member_id as id from survey_part where survey_id = ${s.id}`)).rows,
    );
    expect(parts.map((p) => p.id).sort()).toEqual(people.map((p) => p.memberId).sort());
  }
  const path = surveyPeople.codes.path.replace(':id', String(anonymous.id));
  const { data } = await call(await addressAt(0), path, { headers: (people[0] as Person).headers() });
  const codes = waiting.filter((one) => one.s === anonymous).map((one) => one.code);
  expect((data as { codes: string[] }).codes).toEqual(codes.sort());
  const waits = await house.inside(
    async (db) =>
      (await db.execute('select from survey_waiting where newer_sealed is not null or older_sealed is not null')).rows,
  );
  expect(waits).toEqual([]);
});
