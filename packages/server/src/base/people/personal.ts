import { type SQL, sql } from 'drizzle-orm';
import type { None } from '#contract/base/noun/define-noun.ts';
import type { erased, staying } from '#contract/members/schema-care.ts';
import type { deathEnds } from '#contract/members/schema-death.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';

type Stays = { stays: string };
/** By what the noun does itself (`gives`, `forgets`), and why a plain rule does not do. */
type ByItself = { byItself: string };

/** What becomes of a column that names a person. */
export type PersonColumn = {
  /** The part of the person's file that tells of it, or why none does. */
  told: string | { not: string };
  /** Two records become one: it names the other one from then on, unless that one has a row with the same columns; or why not. */
  merged: 'given' | { unlessSame: readonly string[] } | ByItself | Stays;
  /** The person is deleted: the row goes too; or why it stays, without a name since the person has none. */
  erased: 'goes' | ByItself | Stays;
  /** It holds several people. */
  many?: true;
};
/** By table and column. */
export type PersonColumns = Readonly<Record<`${string}.${string}`, PersonColumn>>;

export type AtLife = { db: Db; scope: Scope; now: Date; portal: Portal };
/** Whose life it is; `addresses` are e-mails that the house knows as theirs alone. */
export type OfPerson = { id: number; accountId: number | null; addresses: readonly string[] };
/** Counts by kind, each a number in SQL. */
type Counted<K extends string> = Partial<Record<K, SQL>>;
export type EndOfLife = Exclude<(typeof deathEnds)[number], 'office'>;
/** A vote or another thing under way in which the person's voice counts; `mayVote` unless they only own. */
export type Underway = { id: number; name: string; voted: boolean; mayVote: boolean };

/** A seat with a unit in a vote under way; `voted` is null where nobody may know before the end. */
export type SeatUnderway = {
  id: number;
  name: string;
  seat: string;
  started: Date;
  closes: Date | null;
  voted: boolean | null;
};

/** What a death does beside the person's own row, and how it comes back when the mark was wrong. */
export interface DeathOf {
  /** What a mark would end, in advance. */
  ends: ((scope: Scope, id: number) => Counted<EndOfLife>) | None;
  /** What is kept for thirty days so that it can come back, under names of its own. */
  keeps: ((at: AtLife, id: number) => Promise<Readonly<Record<string, unknown>>>) | None;
  dies: ((at: AtLife, id: number, accountId: number | null) => Promise<void>) | None;
  /** Puts back what was kept. */
  returns: ((at: AtLife, id: number, kept: Readonly<Record<string, unknown>>) => Promise<void>) | None;
}

/** What a noun knows of a person's life. Members hold no more than the person: they ask each noun in turn. */
export interface Personal {
  /** Its columns that name a person; the database is asked whether one is missing. */
  columns: PersonColumns | None;
  /** Parts of the person's file, each a question; one that answers a single row stands in `one`, one that the asker may not ask is left out. */
  tells: ((scope: Scope, who: OfPerson) => Readonly<Record<string, SQL | { one: SQL } | undefined>>) | None;
  /** How much of what is kept, for the preview of a deletion. */
  counts: ((scope: Scope, who: OfPerson) => Counted<(typeof erased | typeof staying)[number]>) | None;
  /** What a merge does beside the columns: before them, in the transaction of the merge. */
  gives: ((at: AtLife, who: { from: number; to: number }) => Promise<void>) | None;
  /** What a deletion does beside the columns; the people have no names any more. */
  forgets: ((at: AtLife, ids: readonly number[]) => Promise<void>) | None;
  death: DeathOf | None;
}

/** Questions that single nouns answer, so that whoever asks need not know them. */
export interface Knows {
  /** The account as a mark of death that is undone gives it back; null where it is gone, or somebody else of the house has it. */
  returnsAccount?: (db: Db, scope: Scope, accountId: number) => Promise<number | null>;
  /** What runs just now with the person's voice. */
  underway?: (db: Db, scope: Scope, id: number) => Promise<Underway[]>;
  /** Seats of the unit in what runs just now. */
  seatsUnderway?: (db: Db, scope: Scope, unitId: number) => Promise<SeatUnderway[]>;
}

const ids = (of: readonly number[]): SQL => sql`${sql.param([...of])}::bigint[]`;
const split = (name: string): [string, string] => name.split('.') as [string, string];

function byTable(columns: PersonColumns, chosen: (c: PersonColumn) => boolean): Map<string, [string, PersonColumn][]> {
  const found = Object.entries(columns).filter(([, c]) => chosen(c));
  const rows = found.map(([name, c]) => ({
    table: split(name)[0],
    column: [split(name)[1], c] as [string, PersonColumn],
  }));
  const grouped = Map.groupBy(rows, (r) => r.table);
  return new Map([...grouped].map(([table, some]) => [table, some.map((r) => r.column)]));
}

/** Of the columns of a noun gives what is plainly given, a statement a table. */
export async function giveColumns(
  db: Db,
  scope: Scope,
  columns: PersonColumns,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const [name, { merged }] of Object.entries(columns)) {
    if (typeof merged === 'string' || !('unlessSame' in merged)) continue;
    const [table, column] = split(name).map((part) => sql`${sql.identifier(part)}`) as [SQL, SQL];
    const same = merged.unlessSame.map(
      (part) => sql`k.${sql.identifier(part)} is not distinct from x.${sql.identifier(part)}`,
    );
    await db.execute(sql`
      update ${table} x set ${column} = ${to} where x.svj_id = ${scope.svjId} and x.${column} = ${from} and not exists (
        select from ${table} k where k.svj_id = x.svj_id and k.${column} = ${to} and ${sql.join(same, sql` and `)})`);
  }
  for (const [table, given] of byTable(columns, (c) => c.merged === 'given')) {
    const sets = given.map(([column, { many }]) => {
      const c = sql.identifier(column);
      return many
        ? sql`${c} = array_replace(${c}, ${from}::bigint, ${to}::bigint)`
        : sql`${c} = case when ${c} = ${from} then ${to}::bigint else ${c} end`;
    });
    const theirs = given.map(([column, { many }]) => {
      const c = sql.identifier(column);
      return many ? sql`${c} @> array[${from}::bigint]` : sql`${c} = ${from}`;
    });
    await db.execute(sql`
      update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)}
      where svj_id = ${scope.svjId} and (${sql.join(theirs, sql` or `)})`);
  }
}

/** Deletes the rows that go with deleted people, a statement a table. */
export async function dropRows(db: Db, scope: Scope, columns: PersonColumns, gone: readonly number[]): Promise<void> {
  for (const [table, going] of byTable(columns, (c) => c.erased === 'goes')) {
    const theirs = going.map(([column]) => sql`${sql.identifier(column)} = any(${ids(gone)})`);
    await db.execute(sql`
      delete from ${sql.identifier(table)} where svj_id = ${scope.svjId} and (${sql.join(theirs, sql` or `)})`);
  }
}

/** A file tells at most so much of one kind. */
export const mostTold = sql`limit 10000`;

/** Keeps what was said as it was said. */
export const personal = (said: Personal & Knows): Personal & Knows => said;
