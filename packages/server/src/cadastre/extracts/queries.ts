import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { cadastreAccount, cadastreExtract, type ExtractRow } from '../rows/tables.ts';

export type Due = { svjId: number; id: number };

/** Across associations: extracts of which something is to be asked now, the longest waiting first. */
export async function dueExtracts(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select svj_id as "svjId", id from cadastre_extract where next_at <= ${now} order by next_at, svj_id, id limit ${most}`);
  return rows;
}

const theExtract = (scope: Scope, id: number) =>
  and(eq(cadastreExtract.svjId, scope.svjId), eq(cadastreExtract.id, id));

/** The extract, until the end of the transaction changed by nobody else. */
export async function extractLocked(db: Db, scope: Scope, id: number): Promise<ExtractRow | undefined> {
  const [row] = await db.select().from(cadastreExtract).where(theExtract(scope, id)).for('update');
  return row;
}

export const changeExtract = (db: Db, scope: Scope, id: number, set: Partial<Omit<ExtractRow, 'svjId' | 'id'>>) =>
  db.update(cadastreExtract).set(set).where(theExtract(scope, id));

const mostShown = 50;
export const extractsKept = (db: Db, scope: Scope): Promise<ExtractRow[]> =>
  db
    .select()
    .from(cadastreExtract)
    .where(eq(cadastreExtract.svjId, scope.svjId))
    .orderBy(desc(cadastreExtract.id))
    .limit(mostShown);

/** What was confirmed of all extracts of the house, in haléře; fetched or not, it may have been paid. */
export async function spentOnExtracts(db: Db, scope: Scope): Promise<bigint> {
  const { rows } = await db.execute<{ spent: string }>(sql`
    select coalesce(sum(price), 0)::text as spent from cadastre_extract
    where svj_id = ${scope.svjId} and confirmed_at is not null`);
  return BigInt(rows[0]?.spent ?? '0');
}

export async function isOrdered(db: Db, scope: Scope): Promise<boolean> {
  const open = inArray(cadastreExtract.state, ['asked', 'waiting', 'ready', 'confirmed']);
  const [row] = await db
    .select({ id: cadastreExtract.id })
    .from(cadastreExtract)
    .where(and(eq(cadastreExtract.svjId, scope.svjId), open));
  return row !== undefined;
}

export async function accountKept(db: Db, scope: Scope): Promise<{ sealed: Buffer; setAt: Date } | null> {
  const [row] = await db.select().from(cadastreAccount).where(eq(cadastreAccount.svjId, scope.svjId));
  return row ?? null;
}

export async function keepAccount(db: Db, scope: Scope, sealed: Buffer, setAt: Date): Promise<void> {
  await db
    .insert(cadastreAccount)
    .values({ svjId: scope.svjId, sealed, setAt })
    .onConflictDoUpdate({ target: cadastreAccount.svjId, set: { sealed, setAt } });
}

export const dropAccount = (db: Db, scope: Scope) =>
  db.delete(cadastreAccount).where(eq(cadastreAccount.svjId, scope.svjId));
