import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Module } from '#contract/access.ts';
import type { Found } from '#contract/base/words/found.ts';
import { isAnyPart, mostFound, searchKey, searchPatterns } from '#contract/base/words/search.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';

export const searchEntry = pgTable('search_entry', {
  svjId: bigint('svj_id', { mode: 'number' }).notNull(),
  noun: text('noun').notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  detail: text('detail'),
  text: text('text').notNull(),
});

/** As what a row is found: by its module, and where a module has two kinds of rows, one of them by another word. */
export type FoundAs = Module | 'folders' | 'resolutions';
/** `words` are looked for too, and not shown. */
export type Entry = { noun: FoundAs; id: number; title: string; detail: string | null; words?: string };

/** Keeps what the row is found by, in the transaction of the row. */
export async function keepEntry(db: Db, scope: Scope, e: Entry): Promise<void> {
  await keepEntries(db, scope, [e]);
}

export async function keepEntries(db: Db, scope: Scope, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.execute(sql`
    insert into search_entry (svj_id, noun, id, title, detail, text)
    select ${scope.svjId}::bigint, noun, id, title, detail, text from jsonb_to_recordset(${JSON.stringify(
      entries.map((e) => ({ ...e, text: searchKey(`${e.title} ${e.detail ?? ''} ${e.words ?? ''}`) })),
    )}::jsonb) as e (noun text, id bigint, title text, detail text, text text)
    on conflict (svj_id, noun, id) do update set title = excluded.title, detail = excluded.detail, text = excluded.text`);
}

export async function dropEntries(db: Db, scope: Scope, noun: FoundAs, ids: readonly number[]): Promise<void> {
  await db
    .delete(searchEntry)
    .where(
      and(
        eq(searchEntry.svjId, scope.svjId),
        eq(searchEntry.noun, noun),
        sql`${searchEntry.id} = any(${sql.param([...ids])}::bigint[])`,
      ),
    );
}

const inLike = (key: string): string => key.replace(/[\\%_]/g, '\\$&');
const inRegex = (key: string): string => key.replace(/[^\p{L}\p{N}\s_]/gu, '\\$&');
/** The beginning of a word; what begins with another sign stands first or after a space. */
const wordFrom = (key: string): string => `${/^[\p{L}\p{N}_]/u.test(key) ? '\\m' : '(^|\\s)'}${inRegex(key)}`;

/**
 * Of a normalised text: whether it holds what is asked, whole or every word of it: any part from 3 characters, under that
 * beginnings of words. One statement whatever is asked.
 */
export function holds(text: SQLWrapper, asked: string): SQL {
  const whole = searchKey(asked);
  const words = [...new Set(whole.split(' '))];
  const parts = words.filter(isAnyPart).map((word) => `%${inLike(word)}%`);
  const starts = words.filter((word) => !isAnyPart(word)).map(wordFrom);
  const exact = words.length > 1 && isAnyPart(whole) ? `%${inLike(whole)}%` : null;
  return sql`(${text} like ${exact}::text
    or ${text} like all(${sql.param(parts)}::text[]) and ${text} ~ all(${sql.param(starts)}::text[]))`;
}

/** How well a normalised title fits, 0 the best: begins with it, a word of it does, holds it, or only what is around does. */
export function fitOf(title: SQLWrapper, asked: string): SQL {
  const whole = searchKey(asked);
  return sql`case when ${title} like ${`${inLike(whole)}%`} then 0 when ${title} ~ ${wordFrom(whole)} then 1
    when ${holds(title, asked)} then 2 else 3 end`;
}

/**
 * Whether a row of a list is found by a text. Found once for the statement, whatever it finds: under row-level security
 * PostgreSQL does not know how many a text fits, and as a join (which `is true` keeps it from) it looked them up one by one.
 */
export function named(scope: Scope, noun: FoundAs, id: SQL, text: string): SQL {
  const [start, inside] = searchPatterns(text);
  return sql`(${id} in (select e.id from search_entry e where e.svj_id = ${scope.svjId} and e.noun = ${noun}
    and (e.text like ${start} or e.text like ${inside}))) is true`;
}

type Sought = {
  /** Those that the asker may see; all without it. */
  only?: SQL;
  /** Of equal ones the newest first, not by title. */
  newest?: boolean;
  /** Those that are over, archived or withdrawn: behind all others, however well they fit. */
  past?: SQL;
};

/** At most 20 rows of a noun, those whose title fits the text best first; what is over comes last. */
export async function findEntries(
  db: Db,
  scope: Scope,
  noun: FoundAs,
  asked: string,
  { only, newest = false, past }: Sought = {},
): Promise<Found[]> {
  const e = searchEntry;
  // The text begins with the title.
  const title = sql`left(${e.text}, length(${e.title}))`;
  return db
    .select({ id: e.id, title: e.title, detail: e.detail })
    .from(e)
    .where(and(eq(e.svjId, scope.svjId), eq(e.noun, noun), holds(e.text, asked), only))
    .orderBy(
      ...(past ? [past] : []),
      fitOf(title, asked),
      newest ? sql`${e.id} desc` : sql`${e.title} collate cs_numeric`,
      e.id,
    )
    .limit(mostFound);
}

/** Behind every text that begins with what stands before it, where texts are sorted by bytes. */
const last = '\u{10ffff}';

/**
 * Of a column sorted by bytes: begins with the text. A comparison and not `like`: only so may an index be used under
 * row-level security, and whatever the text is when the statement is prepared.
 */
export const beginsWith = (column: SQLWrapper, text: string): SQL =>
  sql`(${column} >= ${text}::text and ${column} < ${`${text}${last}`}::text)`;
