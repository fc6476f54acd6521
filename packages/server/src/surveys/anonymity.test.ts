import { createDecipheriv, randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { archived, brought } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aCode, answers, aSurvey, asked, neighbours, repliesTo, resultsOf } from '#house/surveys.ts';
import { backUp } from '#server/backup/steps-backup.ts';
import { keepAnswers } from './answering/steps.ts';
import { groupSize, joinAll } from './answering/steps-groups.ts';
import type { Answer } from './answering/steps-reading.ts';
import { dropKeys, dropSpentKeys } from './jobs.ts';
import { questionsOf } from './rows/queries.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let people: Person[];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-anonymity-'));
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  people = await neighbours(house, 30);
}, 120_000);
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const form = { questions: [asked('Kterou?', ['A', 'B'], { otherAnswer: true })] };
/** What the n-th of them writes: words by which the test, and nobody else, knows whose they are. */
const wordsOf = (n: number) => `tajemství číslo ${String(n).padStart(2, '0')}`;
const authorOf = (sheet: Sheet): number => Number(/\d+$/.exec(sheet[0]?.[1] ?? '')?.[0]);
const shuffledPeople = () => {
  const all = people.map((_, n) => n);
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [all[i], all[j]] = [all[j] as number, all[i] as number];
  }
  return all;
};

/** Everything that the tables say, as whoever holds a copy of them reads it. */
async function asOwner<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  try {
    await db.query("set app.backup = 'on'");
    return (await db.query<T>(text, values)).rows;
  } finally {
    await db.end();
  }
}

const answerOf = (n: number): Answer => ({
  taker: { memberId: (people[n] as Person).memberId, unitId: null },
  ...{ sheet: [[[], wordsOf(n)]], code: aCode() },
});
/** They answer at one moment, so that one transaction keeps them all. */
const together = (s: { id: number; questions: readonly Question[] }, some: readonly number[]) =>
  house.inside((db, scope) => keepAnswers(portal, { db, scope, now: portal.clock.now }, s, some.map(answerOf)));
/** In the same order, by so many at most. */
function inBatches(all: readonly number[], most: number): number[][] {
  const batches: number[][] = [];
  for (let from = 0; from < all.length; from += batches.at(-1)?.length as number)
    batches.push(all.slice(from, from + 1 + randomInt(most)));
  return batches;
}

type State = {
  /** Numbers of those who took part, in the order of their rows, with what the system says of them. */
  parts: { n: number; standing: string; xmin: string }[];
  sheets: Sheet[];
  waiting: { newer: Buffer | null; older: Buffer | null };
};

async function stateOf(id: number): Promise<State> {
  const members = new Map(people.map((p, n) => [p.memberId, n]));
  const parts = await asOwner<{ member_id: string; standing: string; xmin: string }>(
    'select member_id, standing, xmin from survey_part where survey_id = $1 order by ctid',
    [id],
  );
  const [box] = await asOwner<{ sheets: Sheet[] }>('select sheets from survey_box where survey_id = $1', [id]);
  const [waiting] = await asOwner<{ newer_sealed: Buffer | null; older_sealed: Buffer | null }>(
    'select newer_sealed, older_sealed from survey_waiting where survey_id = $1',
    [id],
  );
  return {
    parts: parts.map((p) => ({ ...p, n: members.get(Number(p.member_id)) as number })),
    sheets: box?.sheets ?? [],
    waiting: { newer: waiting?.newer_sealed ?? null, older: waiting?.older_sealed ?? null },
  };
}

/** Of one state: how many the attacker names rightly who takes the answers in the order of the people. */
function guessed(order: readonly number[], sheets: readonly Sheet[]): number {
  return sheets.filter((sheet, i) => authorOf(sheet) === order[i]).length;
}
const byTransaction = ({ parts }: State) => [...parts].sort((a, b) => Number(a.xmin) - Number(b.xmin)).map((p) => p.n);
const byRow = ({ parts }: State) => parts.map((p) => p.n);

describe('from one state of the tables', () => {
  it('nobody guesses better than by chance, by rows, by transactions or by who came last, running or ended', async () => {
    const rounds = 8;
    const hits = { rows: 0, transactions: 0, last: 0, ended: 0 };
    let lastTried = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aSurvey(chair, form);
      const questions = await house.inside((db, scope) => questionsOf(db, scope, id));
      // One after another, or as many at one moment as it happens.
      for (const some of inBatches(shuffledPeople(), round % 2 ? 1 : 12)) await together({ id, questions }, some);
      const running = await stateOf(id);
      const joined = { ...running, parts: running.parts.filter((p) => p.standing === 'joined') };
      hits.rows += guessed(byRow(joined), running.sheets);
      hits.transactions += guessed(byTransaction(joined), running.sheets);
      // Those who joined last might stand at the end.
      const latest = byTransaction(joined).slice(-groupSize);
      hits.last += running.sheets.slice(-groupSize).filter((s) => latest.includes(authorOf(s))).length;
      lastTried += (groupSize * groupSize) / running.sheets.length;
      await house.inside((db, scope) => joinAll(portal, { db, scope }, id));
      const ended = await stateOf(id);
      expect(new Set(ended.parts.map((p) => p.xmin)).size).toBe(1);
      expect(ended.sheets.map(authorOf).sort((a, b) => a - b)).toEqual(people.map((_, n) => n));
      hits.ended += guessed(byRow(ended), ended.sheets);
    }
    // By chance one of each round is right, give or take one: five times that is never reached by it.
    const most = rounds + 5 * Math.sqrt(rounds);
    for (const [way, count] of Object.entries(hits)) {
      const bound = way === 'last' ? lastTried + 5 * Math.sqrt(lastTried) : most;
      expect([way, count, count < bound]).toEqual([way, count, true]);
    }
  }, 180_000);
});

describe('from two states of the tables', () => {
  it('nothing is told but by whole groups, up to the end, and what waits is sealed, of one length, each time anew', async () => {
    const s = await aSurvey(chair, form);
    let before = await stateOf(s.id);
    const lengths = new Map<string, number>();
    const order = shuffledPeople().slice(0, 23);
    const groups: number[][] = [];
    for (const n of order) {
      await answers(people[n] as Person, s, [n % 2 ? wordsOf(n) : `${wordsOf(n)}`.padStart(500 + n * 10, '.')]);
      const now = await stateOf(s.id);
      const known = new Set(before.sheets.map(authorOf));
      const fresh = now.sheets.map(authorOf).filter((a) => !known.has(a));
      if (fresh.length > 0) groups.push(fresh);
      for (const group of ['newer', 'older'] as const) {
        const sealed = now.waiting[group];
        if (!sealed) continue;
        const count = now.parts.filter((p) => p.standing === group).length;
        // Long words or short ones, as many answers are as many bytes.
        expect(sealed.length).toBe(lengths.get(String(count)) ?? sealed.length);
        lengths.set(String(count), sealed.length);
      }
      const [was, is] = [before.waiting.newer, now.waiting.newer];
      if (was && is) expect(is.subarray(0, 64).equals(was.subarray(0, 64))).toBe(false);
      before = now;
    }
    await chair.asks(surveys.finish, { id: s.id });
    const ended = await stateOf(s.id);
    const known = new Set(before.sheets.map(authorOf));
    groups.push(ended.sheets.map(authorOf).filter((a) => !known.has(a)));
    // Each group is exactly those who came one after another, and never fewer than five of them.
    expect(groups.map((g) => g.length)).toEqual([5, 5, 5, 8]);
    expect(groups.map((g) => [...g].sort())).toEqual(
      [0, 5, 10, 15].map((from, i) => order.slice(from, i === 3 ? undefined : from + 5).sort()),
    );
    expect(lengths.size).toBe(5);
  }, 60_000);

  it('nor where many answer at one moment: whole groups join, at most nine people wait, and all are counted once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const s = await aSurvey(chair, form);
      const questions = await house.inside((db, scope) => questionsOf(db, scope, s.id));
      let before = await stateOf(s.id);
      for (const some of inBatches(shuffledPeople(), 14)) {
        await together({ id: s.id, questions }, some);
        const now = await stateOf(s.id);
        const fresh = now.sheets.length - before.sheets.length;
        expect([round, fresh, fresh === 0 || fresh >= groupSize]).toEqual([round, fresh, true]);
        // Whose answers are among all others is what the notes of who took part say, no more and no less.
        const joined = now.parts.filter((p) => p.standing === 'joined').map((p) => p.n);
        expect(now.sheets.map(authorOf).sort()).toEqual(joined.sort());
        const inOlder = now.parts.filter((p) => p.standing === 'older').length;
        expect([0, groupSize]).toContain(inOlder);
        expect(now.parts.length - joined.length - inOlder).toBeLessThan(groupSize);
        before = now;
      }
      expect(before.parts).toHaveLength(people.length);
      await chair.asks(surveys.finish, { id: s.id });
      expect((await stateOf(s.id)).sheets.map(authorOf).sort((a, b) => a - b)).toEqual(people.map((_, n) => n));
      expect(new Set((await resultsOf(chair, s.id))?.codes).size).toBe(people.length);
    }
  }, 60_000);

  it('what waits is opened by nothing that stands in the database', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [0, 1, 2]) await answers(people[n] as Person, s, [wordsOf(n)]);
    const sealed = (await stateOf(s.id)).waiting.newer as Buffer;
    const secrets = await asOwner<{ value: Buffer }>('select value from secret');
    const [row] = await asOwner<{ newer_key: string }>('select newer_key from survey_waiting where survey_id = $1', [
      s.id,
    ]);
    const keys = [...secrets.map((x) => x.value), portal.secret, Buffer.from(row?.newer_key ?? '')];
    for (const key of keys) {
      const open = () => {
        const cipher = createDecipheriv(
          'aes-256-gcm',
          Buffer.concat([key, Buffer.alloc(32)]).subarray(0, 32),
          sealed.subarray(0, 12),
        );
        cipher.setAuthTag(sealed.subarray(12, 28));
        return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
      };
      expect(open).toThrow();
    }
  });
});

describe('whoever holds everything that leaves the portal', () => {
  it('finds words of answers in the box alone, and no moment, letter, deed, errand or key of any of them', async () => {
    const s = await aSurvey(chair, form);
    portal.left.length = 0;
    const [deeds, mails] = [await house.count('activity'), (await asOwner('select from outbox')).length];
    for (const n of [...people.keys()].slice(0, 12)) await answers(people[n] as Person, s, [wordsOf(n)]);
    expect(portal.left).toEqual([]);
    expect(await house.count('activity')).toBe(deeds);
    expect((await asOwner('select from outbox')).length).toBe(mails);
    expect(await asOwner(`select from idempotency_key where call like '%vote/store%'`)).toEqual([]);
    const tables = await asOwner<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const holding = tables.map(
      ({ name }) =>
        `select '${name}' as name where exists (select from ${name} t where t::text like '%tajemství číslo%')`,
    );
    expect(await asOwner(holding.join(' union all '))).toEqual([{ name: 'survey_box' }]);
    const columns = await asOwner<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_name in ('survey_part', 'survey_box', 'survey_waiting') and data_type like 'timestamp%'`,
    );
    expect(columns).toEqual([]);
  }, 60_000);

  it('reads a backup and an export of the house: no key, no sealed answer opened by them, and no order', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 13)) await answers(people[n] as Person, s, [wordsOf(n)]);
    const backup = join(folder, 'backup.tar');
    const { signal } = new AbortController();
    await backUp({ ownerUrl: portal.ownerUrl, files: portal.files, file: backup, portalVersion: '2.3.1', signal });
    const bytes = (await readFile(backup)).toString('latin1');
    expect(bytes).toContain('survey_waiting');
    expect(bytes).not.toContain('anketa-');
    const { file } = await archived(house, folder);
    const lines = gunzipSync(await readFile(file)).toString('utf8');
    expect(lines).toContain('"sheets"');
    expect(lines).not.toContain('newer_sealed');
    expect(lines).not.toContain('"standing":"newer"');
  }, 60_000);
});

describe('nothing is lost and nothing counted twice', () => {
  it('when the transaction of an answer is not committed', async () => {
    const s = await aSurvey(chair, form);
    const broken = house.inside(async (db, scope) => {
      const at = { db, scope, now: portal.clock.now };
      await keepAnswers(portal, at, s, [0, 1, 2, 3, 4, 5, 6].map(answerOf));
      throw new Error('the line broke');
    });
    await expect(broken).rejects.toThrow('the line broke');
    expect((await chair.asks(surveys.one, { id: s.id })).answeredCount).toBe(0);
    for (const n of [0, 1, 2, 3, 4, 5]) await answers(people[n] as Person, s, [wordsOf(n)]);
    await chair.asks(surveys.finish, { id: s.id });
    expect((await stateOf(s.id)).sheets.map(authorOf).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('when keys are gone, as after a restore: those whose answers waited are asked again', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 13)) await answers(people[n] as Person, s, [wordsOf(n)]);
    const { parts, sheets } = await stateOf(s.id);
    expect([sheets.length, parts.length]).toEqual([5, 13]);
    for await (const { key } of portal.files.all()) if (key.includes('anketa-')) await portal.files.drop(key);
    await answers(people[20] as Person, s, [wordsOf(20)]);
    const waited = parts.filter((p) => p.standing !== 'joined').map((p) => p.n);
    expect(waited.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    for (const n of waited) await answers(people[n] as Person, s, [wordsOf(n)]);
    const joined = { id: s.id, code: aCode(), answers: repliesTo(s, [wordsOf(0)]) };
    expect((await (people[0] as Person).refused(surveys.store, joined)).code).toBe(409);
    await chair.asks(surveys.finish, { id: s.id });
    const all = (await stateOf(s.id)).sheets.map(authorOf).sort((a, b) => a - b);
    expect(all).toEqual([...people.keys()].slice(0, 13).concat(20));
    expect((await resultsOf(chair, s.id))?.codes).toHaveLength(14);
  });

  it('when the house moves while it runs: what joined comes along, and the others are asked there', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 12)) await answers(people[n] as Person, s, [wordsOf(n)]);
    const { file } = await archived(house, folder);
    const there = await aPortal();
    try {
      const { house: moved } = await brought(there, file);
      const waits = await moved.inside(async (db) => {
        const { rows } = await db.execute<{ parts: number; sheets: number; quiet: boolean }>(sql`
          select (select count(*)::integer from survey_part p where p.survey_id = s.id) as parts,
            (select jsonb_array_length(b.sheets) from survey_box b where b.survey_id = s.id) as sheets, s.is_quiet as quiet
          from survey s where s.svj_id = ${moved.id} and s.status = 'active' order by s.id desc limit 1`);
        return rows[0];
      });
      expect(waits).toEqual({ parts: 5, sheets: 5, quiet: true });
    } finally {
      await there.close();
    }
  }, 60_000);

  it('keys of what has joined are dropped, and after the end none is left', async () => {
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of portal.files.all()) if (key.startsWith(`${house.id}/anketa-`)) found.push(key);
      return found.length;
    };
    await house.inside((db) => db.execute(sql`delete from survey where svj_id = ${house.id}`));
    for await (const { key } of portal.files.all()) if (key.includes('anketa-')) await portal.files.drop(key);
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 11)) await answers(people[n] as Person, s, [wordsOf(n)]);
    expect(await keys()).toBe(3);
    await dropSpentKeys(portal);
    expect(await keys()).toBe(2);
    await chair.asks(surveys.finish, { id: s.id });
    expect(portal.left.at(-1)).toMatchObject({ name: 'surveys.clean', about: { svj: house.id, id: s.id } });
    await dropKeys(portal, { svj: house.id, id: s.id });
    expect(await keys()).toBe(0);
    const [dead] = await asOwner<{ n: string }>(
      `select count(*) as n from survey_waiting where newer_sealed is not null or older_sealed is not null`,
    );
    expect(Number(dead?.n)).toBe(0);
  });
});

it('the committee sees who answered by name, never when or in which order', async () => {
  const s = await aSurvey(chair, form);
  for (const n of [7, 3, 5]) await answers(people[n] as Person, s, [wordsOf(n)]);
  const { people: told } = await chair.asks(surveyPeople.people, { id: s.id, tab: 'answered' });
  const names = told.map((p) => p.full_name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'cs')));
  expect(Object.keys(told[0] ?? {}).sort()).toEqual(['full_name', 'id', 'state', 'units']);
});
