import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OpenDebt } from '#contract/accounts/rules.ts';
import { symbolsFor } from '#contract/accounts/rules-symbols.ts';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { accountBook, accountEntry, accountItem, accountUnit } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Entry = typeof accountEntry.$inferSelect;

/** What is left of an entry: above nought a debt, below it a payment that settled nothing yet. */
export type OpenItem = OpenDebt & { unitId: number; side: number; amount: Money };

/** How far the ledger goes, and what its last row comes to. */
export async function bookOf(db: Db, scope: Scope, how: 'read' | 'lock' = 'read') {
  const asked = db.select().from(accountBook).where(eq(accountBook.svjId, scope.svjId));
  const [book] = await (how === 'lock' ? asked.for('update') : asked);
  const { entries, head, accounts } = book ?? { entries: 0, head: '', accounts: 0 };
  return { entries, head, accounts };
}

const itemColumns = {
  id: accountItem.entryId,
  of: sql<number>`coalesce(${accountEntry.ofId}, ${accountEntry.id})`.mapWith(Number),
  n: accountEntry.n,
  unitId: accountItem.unitId,
  side: accountItem.side,
  day: accountItem.day,
  month: accountItem.month,
  part: accountEntry.part,
  amount: accountItem.amount,
  open: accountItem.open,
  secured: accountItem.secured,
  remindedOn: accountItem.remindedOn,
};

/** What is open on accounts of these units, by day: of whoever owns them, of one who did, or on all sides. */
export async function openItems(
  db: Db,
  scope: Scope,
  unitIds: readonly number[],
  side: number | 'all' = 0,
): Promise<OpenItem[]> {
  const items = db
    .select(itemColumns)
    .from(accountItem)
    .innerJoin(accountEntry, and(eq(accountEntry.svjId, accountItem.svjId), eq(accountEntry.id, accountItem.entryId)));
  return items
    .where(
      and(
        eq(accountItem.svjId, scope.svjId),
        sql`${accountItem.unitId} = any(${sql.param([...unitIds])}::bigint[])`,
        sql`${accountItem.open} <> 0`,
        side === 'all' ? undefined : eq(accountItem.side, side),
      ),
    )
    .orderBy(accountItem.unitId, accountItem.day, accountEntry.n);
}

/** What is left of these entries, open or not. */
export async function itemsOf(db: Db, scope: Scope, ids: readonly number[]): Promise<OpenItem[]> {
  return db
    .select(itemColumns)
    .from(accountItem)
    .innerJoin(accountEntry, and(eq(accountEntry.svjId, accountItem.svjId), eq(accountEntry.id, accountItem.entryId)))
    .where(and(eq(accountItem.svjId, scope.svjId), inArray(accountItem.entryId, [...ids])));
}

export type Symbols = { unitId: number; number: string; symbol: string; fixed: boolean };

/** Variable symbols that units of the house have, by the unit. */
export async function symbolsKept(db: Db, scope: Scope): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; symbol: string }>(sql`
    select a.unit_id as id, a.symbol from account_unit a where a.svj_id = ${scope.svjId} and a.symbol is not null`);
  return new Map(rows.map((r) => [r.id, r.symbol]));
}

/** Variable symbols of all units of the house: those that are fixed, and proposals for the others. */
export async function symbolsOf(db: Db, scope: Scope): Promise<Symbols[]> {
  const { rows } = await db.execute<{ id: number; number: string; symbol: string | null; used: boolean | null }>(sql`
    select u.id, u.number, a.symbol, a.used from unit u
    left join account_unit a on a.svj_id = u.svj_id and a.unit_id = u.id
    where u.svj_id = ${scope.svjId} and (u.deleted_at is null or a.unit_id is not null)`);
  const taken = rows.flatMap((r) => r.symbol ?? []);
  const proposed = symbolsFor(
    rows.filter((r) => r.symbol === null),
    taken,
  );
  return rows.map((r) => ({
    ...{ unitId: r.id, number: r.number, fixed: r.used ?? false },
    symbol: r.symbol ?? (proposed.get(r.id) as string),
  }));
}

/** Accounts that were opened, by unit. */
export async function accountsOf(db: Db, scope: Scope, unitIds: readonly number[]) {
  return db
    .select()
    .from(accountUnit)
    .where(
      and(eq(accountUnit.svjId, scope.svjId), sql`${accountUnit.unitId} = any(${sql.param([...unitIds])}::bigint[])`),
    );
}

/** What stands on the account at the end of a day: plus is what the unit owes. */
export async function balanceAt(db: Db, scope: Scope, unitId: number, day: Day, side = 0): Promise<Money> {
  const { rows } = await db.execute<{ balance: string }>(sql`
    select coalesce(sum(amount), 0)::text as balance from account_entry
    where svj_id = ${scope.svjId} and unit_id = ${unitId} and day <= ${day} and side = ${side}`);
  return BigInt(rows[0]?.balance ?? '0');
}

/** The entry and what undid it; refused where there is none. */
export async function entryOf(db: Db, scope: Scope, id: number): Promise<Entry & { undoneBy: number | null }> {
  const [entry] = await db
    .select()
    .from(accountEntry)
    .where(and(eq(accountEntry.svjId, scope.svjId), eq(accountEntry.id, id)));
  if (!entry) throw new Refused('UNIT_ACCOUNTS.NOT_FOUND');
  const [undoing] = await db
    .select({ id: accountEntry.id })
    .from(accountEntry)
    .where(and(eq(accountEntry.svjId, scope.svjId), eq(accountEntry.undoesId, id)));
  return { ...entry, undoneBy: undoing?.id ?? null };
}
