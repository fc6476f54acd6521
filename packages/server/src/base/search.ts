import { and, eq, type SQL, sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Module } from '#contract/access.ts';
import { searchKey, searchPatterns } from '#contract/base/search.ts';
import type { Db } from './db.ts';
import type { Scope } from './gate.ts';

export const searchEntry = pgTable('search_entry', {
  svjId: bigint('svj_id', { mode: 'number' }).notNull(),
  noun: text('noun').notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  detail: text('detail'),
  text: text('text').notNull(),
});

/** `words` are looked for too, and not shown. */
export type Entry = { noun: Module; id: number; title: string; detail: string | null; words?: string };

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

export async function dropEntries(db: Db, scope: Scope, noun: Module, ids: readonly number[]): Promise<void> {
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

/** At most 20 rows of a noun, those whose title begins with the text first; `only` those that the asker may see. */
export async function findEntries(db: Db, scope: Scope, noun: Module, asked: string, only?: SQL) {
  const [start, inside] = searchPatterns(asked);
  const rows = await db
    .select({ id: searchEntry.id, title: searchEntry.title, detail: searchEntry.detail })
    .from(searchEntry)
    .where(
      and(
        eq(searchEntry.svjId, scope.svjId),
        eq(searchEntry.noun, noun),
        sql`(${searchEntry.text} like ${start} or ${searchEntry.text} like ${inside})`,
        only,
      ),
    )
    .orderBy(
      sql`${searchEntry.text} like ${`${searchKey(asked).replace(/[\\%_]/g, '\\$&')}%`} desc, ${searchEntry.title} collate cs_numeric`,
    )
    .limit(20);
  return rows;
}
