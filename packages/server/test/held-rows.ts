// Runs before every test file: what statements answer is held against what the sources declare of their rows.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import { afterEach, inject } from 'vitest';
import type { DeclaredRows } from './declared-rows.ts';
import { problemsOf } from './row-problems.ts';

const patience = 120_000;

type Held = { declared?: DeclaredRows; problems: Set<string>; seen: Set<string>; hooked: boolean };
// This file is loaded anew before every test file, the query builder is not.
const kept = globalThis as { heldRows?: Held };
const held: Held = kept.heldRows ?? { problems: new Set(), seen: new Set(), hooked: false };
kept.heldRows = held;

function declared(): DeclaredRows {
  if (held.declared) return held.declared;
  const file = inject('declaredRows');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; !existsSync(file); waited += 50) {
    if (waited > patience) throw new Error('The compiler has not said what rows the sources declare');
    Atomics.wait(pause, 0, 0, 50);
  }
  held.declared = JSON.parse(readFileSync(file, 'utf8')) as DeclaredRows;
  return held.declared;
}

const root = `${import.meta.dirname}/../../..`;
/** The line of the sources that asks, as a stack names it whose lines are led back to them. */
function placeIn(stack: string): string | null {
  const line = stack.split('\n').find((at) => at.includes('/packages/server/'));
  const [, file, number] = /(?:file:\/\/|\()?(\/[^\s()]*\.ts):(\d+):\d+/.exec(line ?? '') ?? [];
  return file ? `${relative(root, file)}:${number}` : null;
}

type Site = { getFileName(): string | null; getLineNumber(): number | null; getColumnNumber(): number | null };
/** Places by where the loaded code asks: leading a line back to its source takes longer than most statements. */
const places = new Map<string, string | null>();

/** Frames as the engine has them, before anybody leads them back. */
function sitesAbove(self: (...all: never[]) => unknown): Site[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const here: { stack?: Site[] } = {};
  try {
    Error.stackTraceLimit = 10;
    Error.prepareStackTrace = (_, sites) => sites;
    Error.captureStackTrace(here, self);
    return here.stack ?? [];
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}

/** The line of the sources that called. */
function placeAbove(self: (...all: never[]) => unknown): string | null {
  const site = sitesAbove(self).find((at) => at.getFileName()?.includes('/packages/server/'));
  const key = site && `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`;
  const known = key && places.get(key);
  if (known !== undefined) return known;
  const here: { stack?: string } = {};
  Error.captureStackTrace(here, self);
  const place = placeIn(here.stack ?? '');
  if (key) places.set(key, place);
  return place;
}

type Raw = { execute: () => Promise<QueryResult> };
const before = PgDatabase.prototype.execute as unknown as (query: unknown) => Raw;

function asking(this: unknown, query: unknown): Raw {
  const place = placeAbove(asking);
  const raw = before.call(this, query);
  const run = raw.execute;
  raw.execute = async () => {
    const answer = await run();
    const row = place ? declared()[place] : undefined;
    if (place && row) held.seen.add(place);
    if (row) for (const problem of problemsOf(row, answer)) held.problems.add(`${place}: ${problem}`);
    return answer;
  };
  return raw;
}

if (!held.hooked) {
  held.hooked = true;
  PgDatabase.prototype.execute = asking as never;
}

/** Statements whose rows were held so far, by their places. */
export const heldSoFar = (): ReadonlySet<string> => held.seen;

afterEach(() => {
  const found = [...held.problems];
  held.problems.clear();
  if (found.length > 0) throw new Error(`Rows are not what the sources declare:\n${found.join('\n')}`);
});
