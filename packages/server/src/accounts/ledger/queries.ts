import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { linkText } from '#contract/accounts/rules-chain.ts';
import type { CreditingReason, DebtPart, EntryKind } from '#contract/accounts/schema-words.ts';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { idsIn, inParts } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type At, accountsOf, bookOf, symbolsOf } from '../rows/queries.ts';
import { accountBook } from '../rows/tables.ts';

/** The one row of another noun that an entry comes from, in a table of that name; the same never comes in again. */
export type Source = { table: string; id: number };
export type NewEntry = {
  unitId: number;
  kind: EntryKind;
  part?: DebtPart;
  of?: number | null;
  day: Day;
  month?: Day | null;
  amount: Money;
  text: string;
  source?: Source | null;
  undoes?: number | null;
  reason?: string;
  secured?: boolean;
  /** Of which owner before; without it of whoever owns the unit. */
  side?: number;
  /** The entry that it was moved from. */
  from?: number | null;
  reminded?: Day | null;
};
export type NewCrediting = {
  credit: number;
  debt: number;
  amount: Money;
  why: CreditingReason;
  note: string;
  undoes: number | null;
};

/** The ledger of a house, held by this transaction; written back by `closeLedger`. */
export type Ledger = { n: number; head: string; accounts: number; numbers: Map<number, number> };

export const digestOf = (before: string, content: string): string =>
  createHash('sha256').update(linkText(before, content)).digest('hex');

/** Accounts for units that have none yet; from now on their symbols stay. */
async function openAccounts({ db, scope, now }: At, ledger: Ledger, unitIds: readonly number[]): Promise<void> {
  const known = await accountsOf(db, scope, unitIds);
  for (const account of known) ledger.numbers.set(account.unitId, account.no);
  const fresh = known.filter((a) => !a.used).map((a) => a.unitId);
  if (fresh.length > 0)
    await db.execute(sql`update account_unit set used = true
      where svj_id = ${scope.svjId} and unit_id = any(${sql.param(fresh)}::bigint[])`);
  const missing = new Set(unitIds.filter((id) => !ledger.numbers.has(id)));
  if (missing.size === 0) return;
  const rows = (await symbolsOf(db, scope))
    .filter((s) => missing.has(s.unitId))
    .map((s) => ({ unit: s.unitId, symbol: s.symbol, no: ++ledger.accounts }));
  await db.execute(sql`
    insert into account_unit (svj_id, unit_id, no, symbol, used, updated_at)
    select ${scope.svjId}::bigint, unit, no, symbol, true, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (unit bigint, no int, symbol text)`);
  for (const row of rows) ledger.numbers.set(row.unit, row.no);
}

/** Holds the ledger of the house until the end of the transaction: all who write wait for each other here. */
export async function bookHeld({ db, scope }: At) {
  await db.insert(accountBook).values({ svjId: scope.svjId }).onConflictDoNothing();
  return bookOf(db, scope, 'lock');
}

/** The ledger, held, with accounts of these units. */
export async function openLedger(at: At, unitIds: readonly number[]): Promise<Ledger> {
  const { entries: n, head, accounts } = await bookHeld(at);
  const ledger: Ledger = { n, head, accounts, numbers: new Map() };
  await openAccounts(at, ledger, [...new Set(unitIds)]);
  return ledger;
}

export async function closeLedger({ db, scope }: At, { n, head, accounts }: Ledger): Promise<void> {
  await db.update(accountBook).set({ entries: n, head, accounts }).where(eq(accountBook.svjId, scope.svjId));
}

/** Whether any of these came in before. */
export async function anyEntered(db: Db, scope: Scope, sources: readonly Source[]): Promise<boolean> {
  if (sources.length === 0) return false;
  const { rows } = await db.execute(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as s ("table" text, id bigint)
    join account_entry e on e.svj_id = ${scope.svjId} and e.source = s."table" and e.source_id = s.id limit 1`);
  return rows.length > 0;
}

/** Those of these units that paid something which settled nothing yet. */
export async function unitsWithCredit(db: Db, scope: Scope, unitIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct unit_id as id from account_item
    where svj_id = ${scope.svjId} and unit_id = any(${sql.param([...unitIds])}::bigint[]) and open <> 0 and open < 0`);
  return rows.map((r) => r.id);
}

/** Places in the ledger by id. */
export async function placesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select id, n from account_entry where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.n]));
}

/** Places in the ledger of creditings by id. */
export async function placesOfCreditings(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select id, n from account_crediting where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.n]));
}

const inText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
const sent = (rows: readonly object[]) => JSON.stringify(rows, inText);

export type EntryRow = NewEntry & { n: number; digest: string };

/** Writes entries with what is left of them; answers their ids in the order in which they came. */
export const insertEntries = ({ db, scope, now }: At, entries: readonly EntryRow[]): Promise<number[]> =>
  inParts(entries, async (part) => {
    const flat = part.map(({ source, ...e }) => ({
      ...e,
      source: source?.table ?? null,
      sourceId: source?.id ?? null,
    }));
    const { rows } = await db.execute<{ ids: string | null }>(sql`
      with come as (
        select * from jsonb_to_recordset(${sent(flat)}::jsonb) as x ("unitId" bigint, n int, kind text, part text, "of" bigint,
          day date, month date, amount bigint, text text, source text, "sourceId" bigint, undoes bigint, reason text, digest text,
          secured boolean, side int, "from" bigint, reminded date)),
      made as (
        insert into account_entry (svj_id, n, unit_id, kind, part, of_id, day, month, amount, text, source, source_id,
          undoes_id, reason, digest, made_at, made_by, made_name, side, from_id)
        select ${scope.svjId}::bigint, n, "unitId", kind, coalesce(part, 'principal'), "of", day, month, amount, text, source,
          "sourceId", undoes, coalesce(reason, ''), digest, ${now.toISOString()}::timestamptz, ${scope.memberId}::bigint,
          ${scope.name}::text, coalesce(side, 0), "from" from come order by n
        returning id, n, unit_id, day, month, amount, side, kind),
      items as (
        insert into account_item (svj_id, entry_id, unit_id, day, month, amount, open, secured, side, moved,
          reminded_on)
        select ${scope.svjId}::bigint, m.id, m.unit_id, m.day, m.month, m.amount, m.amount, coalesce(c.secured, false), m.side,
          m.kind in ('handed', 'shared', 'passed'), c.reminded
        from made m join come c on c.n = m.n)
      select string_agg(id::text, ',' order by n) as ids from made`);
    return idsIn(rows[0]?.ids);
  });

export type CreditingRow = NewCrediting & { n: number; digest: string };

/** Writes which part of which credit settles what, and takes it off what is left of both. */
export async function insertCreditings({ db, scope, now }: At, creditings: readonly CreditingRow[]): Promise<void> {
  await db.execute(sql`
    with come as (
      select * from jsonb_to_recordset(${sent(creditings)}::jsonb) as x (n int, credit bigint, debt bigint, amount bigint,
        why text, note text, undoes bigint, digest text)),
    made as (
      insert into account_crediting (svj_id, n, credit_id, debt_id, amount, why, note, undoes_id, digest, made_at, made_by,
        made_name)
      select ${scope.svjId}::bigint, n, credit, debt, amount, why, note, undoes, digest, ${now.toISOString()}::timestamptz,
        ${scope.memberId}::bigint, ${scope.name}::text from come order by n)
    update account_item i set open = i.open + x.change
    from (select entry, sum(change) as change from (
        select credit as entry, amount as change from come union all select debt, -amount from come) y group by entry) x
    where i.svj_id = ${scope.svjId} and i.entry_id = x.entry`);
}

export type LiveCrediting = { id: number; creditId: number; debtId: number; amount: Money; why: CreditingReason };

/** Creditings of these entries that nothing undid, or one of them by its id. */
export async function liveCreditings(
  db: Db,
  scope: Scope,
  of: { entry: number } | { id: number },
): Promise<LiveCrediting[]> {
  const which = 'id' in of ? sql`c.id = ${of.id}` : sql`(c.credit_id = ${of.entry} or c.debt_id = ${of.entry})`;
  const { rows } = await db.execute<Omit<LiveCrediting, 'amount'> & { amount: string }>(sql`
    select c.id, c.credit_id as "creditId", c.debt_id as "debtId", c.amount::text as amount, c.why from account_crediting c
    where c.svj_id = ${scope.svjId} and ${which} and c.amount > 0 and not exists (
      select from account_crediting u where u.svj_id = c.svj_id and u.undoes_id = c.id)
    order by c.n`);
  return rows.map((r) => ({ ...r, amount: BigInt(r.amount) }));
}

/** That these debts were called for, which counts when a payment chooses among debts (§ 1933). */
export async function markReminded(db: Db, scope: Scope, ids: readonly number[], day: Day): Promise<void> {
  await db.execute(sql`
    update account_item set reminded_on = ${day}
    where svj_id = ${scope.svjId} and entry_id = any(${sql.param([...ids])}::bigint[])`);
}
