import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { Refused } from '#contract/refusals.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { bankAccount, bankBook, bankLine, bankPart, bankStatement } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Book = typeof bankBook.$inferSelect;
export type Account = typeof bankAccount.$inferSelect;
export type StatementEntry = typeof bankStatement.$inferSelect;
export type Line = typeof bankLine.$inferSelect;
export type Part = typeof bankPart.$inferSelect;

/** Payments of others are for whoever sees accounts of all units. */
export function refuseOwners(scope: Scope): void {
  if (!seesAll(scope)) throw new Refused('BANK.NOT_YOURS');
}

/** The book, held until the end of the transaction: all who write wait for each other here. */
export async function bookHeld({ db, scope, now }: At): Promise<Book> {
  await db.insert(bankBook).values({ svjId: scope.svjId, updatedAt: now }).onConflictDoNothing();
  const [book] = await db.select().from(bankBook).where(eq(bankBook.svjId, scope.svjId)).for('update');
  return book as Book;
}

export async function bookOf(db: Db, scope: Scope): Promise<Book | undefined> {
  const [book] = await db.select().from(bankBook).where(eq(bankBook.svjId, scope.svjId));
  return book;
}

export async function accountsOf(db: Db, scope: Scope): Promise<Account[]> {
  return db.select().from(bankAccount).where(eq(bankAccount.svjId, scope.svjId)).orderBy(bankAccount.id);
}

export async function statementSeen(db: Db, scope: Scope, id: number): Promise<StatementEntry> {
  const [row] = await db
    .select()
    .from(bankStatement)
    .where(and(eq(bankStatement.svjId, scope.svjId), eq(bankStatement.id, id)));
  if (!row) throw new Refused('BANK.NOT_FOUND');
  return row;
}

export async function lineSeen(db: Db, scope: Scope, id: number): Promise<Line> {
  const [row] = await db
    .select()
    .from(bankLine)
    .where(and(eq(bankLine.svjId, scope.svjId), eq(bankLine.id, id)));
  if (!row) throw new Refused('BANK.NOT_FOUND');
  return row;
}

/** Parts of these movements that nothing took back. */
export async function livePartsOf(db: Db, scope: Scope, lineIds: readonly number[]): Promise<Part[]> {
  if (lineIds.length === 0) return [];
  return db
    .select()
    .from(bankPart)
    .where(
      and(
        eq(bankPart.svjId, scope.svjId),
        sql`${bankPart.lineId} = any(${sql.param([...lineIds])}::bigint[])`,
        sql`${bankPart.kind} <> 'undo'`,
        sql`not exists (select from bank_part u where u.svj_id = ${scope.svjId} and u.undoes_id = ${bankPart.id})`,
      ),
    )
    .orderBy(bankPart.id);
}

export async function setState(
  { db, scope }: Omit<At, 'now'>,
  lineIds: readonly number[],
  state: Line['state'],
): Promise<void> {
  if (lineIds.length === 0) return;
  await db
    .update(bankLine)
    .set({ state, laterAt: null })
    .where(and(eq(bankLine.svjId, scope.svjId), inArray(bankLine.id, [...lineIds])));
}

/** The entry of the ledger of units that a part came in as. */
export async function entryOfPart(db: Db, scope: Scope, partId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.id from account_entry e
    where e.svj_id = ${scope.svjId} and e.source = 'bank_part' and e.source_id = ${partId}`);
  const [row] = rows;
  if (!row) throw new Refused('BANK.NOT_FOUND');
  return row.id;
}

/** How the log and the check call a movement: its day and its sum, no name. */
export const labelOf = (l: { day: string; amount: Money }): string => `${l.day} ${moneyText(l.amount)}`;

/** Payments of these statements that wait, in the order in which they came. */
export async function waitingIn({ db, scope }: Omit<At, 'now'>, statementIds: readonly number[]): Promise<Line[]> {
  return db
    .select()
    .from(bankLine)
    .where(
      and(
        eq(bankLine.svjId, scope.svjId),
        sql`${bankLine.statementId} = any(${sql.param([...statementIds])}::bigint[])`,
        eq(bankLine.state, 'waiting'),
      ),
    )
    .orderBy(bankLine.day, bankLine.id);
}

/** Since when the movement waits for later; null where it does not. */
export async function putAside(db: Db, scope: Scope, id: number, laterAt: Date | null): Promise<void> {
  await db
    .update(bankLine)
    .set({ laterAt })
    .where(and(eq(bankLine.svjId, scope.svjId), eq(bankLine.id, id)));
}

/** Whether payments that nothing speaks against are placed by themselves. */
export async function setAutomatic({ db, scope, now }: At, automatic: boolean): Promise<void> {
  await db.update(bankBook).set({ automatic, updatedAt: now }).where(eq(bankBook.svjId, scope.svjId));
}
