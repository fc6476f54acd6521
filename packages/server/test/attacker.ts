import { randomInt } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import { keepAnswers } from '#server/surveys/answering/steps.ts';
import { groupSize, joinAll } from '#server/surveys/answering/steps-groups.ts';
import type { Answer } from '#server/surveys/answering/steps-reading.ts';
import { questionsOf } from '#server/surveys/rows/queries.ts';
import type { Person, TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';
import { aCode, aSurvey, asked } from './surveys.ts';

export const form = { questions: [asked('Kterou?', ['A', 'B'], { otherAnswer: true })] };
/** What the n-th of them writes: words by which the test, and nobody else, knows whose they are. */
export const wordsOf = (n: number) => `tajemství číslo ${String(n).padStart(2, '0')}`;
export const authorOf = (sheet: Sheet): number => Number(/\d+$/.exec(sheet[0]?.[1] ?? '')?.[0]);

/** In the same order, by so many at most. */
export function inBatches(all: readonly number[], most: number): number[][] {
  const batches: number[][] = [];
  for (let from = 0; from < all.length; from += batches.at(-1)?.length as number)
    batches.push(all.slice(from, from + 1 + randomInt(most)));
  return batches;
}

export type State = {
  /** Numbers of those who took part, in the order of their rows, with what the system says of them. */
  parts: { n: number; standing: string; xmin: string }[];
  sheets: Sheet[];
  waiting: { newer: Buffer | null; older: Buffer | null };
};

/** Whoever holds the tables of a house of which all answer, and what they do there. */
export function anAttacker(portal: TestPortal, house: TestHouse, people: readonly Person[]) {
  const members = new Map(people.map((p, n) => [p.memberId, n]));
  let db: pg.Client | undefined;
  /** Everything that the tables say, as whoever holds a copy of them reads it. */
  async function asOwner<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    if (!db) {
      db = new pg.Client({ connectionString: portal.ownerUrl });
      await db.connect();
      await db.query("set app.backup = 'on'");
    }
    return (await db.query<T>(text, values)).rows;
  }
  const answerOf = (n: number): Answer => ({
    taker: { memberId: (people[n] as Person).memberId, unitId: null },
    ...{ sheet: [[[], wordsOf(n)]], code: aCode() },
  });
  return {
    house,
    portal,
    people,
    asOwner,
    answerOf,
    end: async () => db?.end(),
    shuffledPeople() {
      const all = people.map((_, n) => n);
      for (let i = all.length - 1; i > 0; i -= 1) {
        const j = randomInt(i + 1);
        [all[i], all[j]] = [all[j] as number, all[i] as number];
      }
      return all;
    },
    /** They answer at one moment, so that one transaction keeps them all. */
    together: (s: { id: number; questions: readonly Question[] }, some: readonly number[]) =>
      house.inside((at, scope) => keepAnswers(portal, { db: at, scope, now: portal.clock.now }, s, some.map(answerOf))),
    async stateOf(id: number): Promise<State> {
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
    },
  };
}
export type Attacker = ReturnType<typeof anAttacker>;

/** Of one state: how many the attacker names rightly who takes the answers in the order of the people. */
const guessed = (order: readonly number[], sheets: readonly Sheet[]): number =>
  sheets.filter((sheet, i) => authorOf(sheet) === order[i]).length;
const byTransaction = ({ parts }: State) => [...parts].sort((a, b) => Number(a.xmin) - Number(b.xmin)).map((p) => p.n);
const byRow = ({ parts }: State) => parts.map((p) => p.n);

const ways = ['rows', 'transactions', 'backwards', 'members', 'last', 'ended'] as const;
type Hits = Record<(typeof ways)[number], number>;

/** One survey of all of them, guessed while it runs and after its end; what could be hit of those who came last by chance. */
async function guessOnce(a: Attacker, chair: Person, most: number, hits: Hits): Promise<number> {
  const { id } = await aSurvey(chair, form);
  const questions = await a.house.inside((db, scope) => questionsOf(db, scope, id));
  for (const some of inBatches(a.shuffledPeople(), most)) await a.together({ id, questions }, some);
  const running = await a.stateOf(id);
  const joined = { ...running, parts: running.parts.filter((p) => p.standing === 'joined') };
  hits.rows += guessed(byRow(joined), running.sheets);
  hits.transactions += guessed(byTransaction(joined), running.sheets);
  hits.backwards += guessed(byTransaction(joined).toReversed(), running.sheets);
  // An export and a backup write people in the order of their ids.
  hits.members += guessed(
    byRow(joined).toSorted((x, y) => x - y),
    running.sheets,
  );
  // Those who joined last might stand at the end.
  const latest = byTransaction(joined).slice(-groupSize);
  hits.last += running.sheets.slice(-groupSize).filter((s) => latest.includes(authorOf(s))).length;
  await a.house.inside((db, scope) => joinAll(a.portal, { db, scope }, id));
  const ended = await a.stateOf(id);
  expect(new Set(ended.parts.map((p) => p.xmin)).size).toBe(1);
  expect(ended.sheets.map(authorOf).sort((x, y) => x - y)).toEqual(a.people.map((_, n) => n));
  hits.ended += guessed(byRow(ended), ended.sheets);
  return (groupSize * groupSize) / running.sheets.length;
}

/** In so many surveys no way of guessing hits more than chance may; some are answered one after another. */
export async function guessesByChance(a: Attacker, chair: Person, rounds: number, oneByOne = 2): Promise<Hits> {
  const hits = Object.fromEntries(ways.map((way) => [way, 0])) as Hits;
  let lastTried = 0;
  for (let round = 1; round <= rounds; round += 1)
    lastTried += await guessOnce(a, chair, round % oneByOne === 0 ? 1 : 12, hits);
  // By chance one of each round is right, give or take one: five times that is never reached by it.
  for (const way of ways) {
    const chance = way === 'last' ? lastTried : rounds;
    expect([way, hits[way], hits[way] < chance + 5 * Math.sqrt(chance)]).toEqual([way, hits[way], true]);
  }
  return hits;
}
