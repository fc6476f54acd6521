import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { type Money, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { searchKey } from '#contract/base/search.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import type { CashMonth, CashRow, cashFilters } from '#contract/cashdesk/schema.ts';
import type { CashCause, CashType } from '#contract/cashdesk/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Desk } from '../rows/queries.ts';

export type Filters = z.output<typeof cashFilters>;

const change = sql.raw('case when r.is_expense then -r.amount else r.amount end');

/** Of `cash_record r`; a fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Filters): SQL {
  const parts: SQL[] = [sql`r.svj_id = ${scope.svjId}`];
  if (f.type) parts.push(sql`r.is_expense = ${f.type === 'expense'}`);
  if (f.year) parts.push(sql`r.day >= make_date(${f.year}, 1, 1) and r.day <= make_date(${f.year}, 12, 31)`);
  if (f.from) parts.push(sql`r.day >= ${f.from}`);
  if (f.to) parts.push(sql`r.day <= ${f.to}`);
  if (f.amountFrom) parts.push(sql`r.amount >= ${moneyOf(f.amountFrom)}::bigint`);
  if (f.amountTo) parts.push(sql`r.amount <= ${moneyOf(f.amountTo)}::bigint`);
  if (f.text) parts.push(sql`strpos(r.text_key, ${searchKey(f.text)}) > 0`);
  return sql.join(parts, sql` and `);
}

const newest = sql.raw('r.day desc, r.is_expense desc, r.number desc');
const oldest = sql.raw('r.day, r.is_expense, r.number');

type Numbered = { id: number; is_expense: boolean; year: number; number: number };
type Row = Numbered & {
  day: string;
  amount: string;
  name: string;
  money_from: string;
  acceptor: string;
  cause: CashCause;
  balance: string;
  pictures: number;
  others: number;
  cancels: Numbered | null;
  cancelled_by: Numbered | null;
};

const typeOf = (r: Pick<Numbered, 'is_expense'>): CashType => (r.is_expense ? 'expense' : 'income');
const refOf = (r: Numbered | null) => r && { id: r.id, documentNumber: documentNumberOf(typeOf(r), r.year, r.number) };

const receiptOf = (r: Row): CashRow['receipt'] => {
  if (r.others > 0) return 'pdf';
  if (r.pictures > 0) return 'photo';
  // What a count found, and what undoes another record, has its reason in itself.
  return r.is_expense && r.cause === 'plain' ? 'missing' : 'none';
};

const toRow = (opening: Money, r: Row): CashRow => ({
  ...{ id: r.id, type: typeOf(r), date: r.day, name: r.name, cause: r.cause },
  ...{ moneyFrom: r.money_from, acceptedBy: r.acceptor },
  documentNumber: documentNumberOf(typeOf(r), r.year, r.number),
  amount: moneyText(BigInt(r.amount)),
  balance: moneyText(opening + BigInt(r.balance)),
  cancels: refOf(r.cancels),
  cancelledBy: refOf(r.cancelled_by),
  receipt: receiptOf(r),
});

/**
 * Of records chosen as `page`: what a list shows of them, each with what was in the desk after it besides the opening. Months
 * are looked up one by one (`offset 0`): of a join by their bounds the planner reads the whole desk.
 */
const told = (scope: Scope, order: SQL): SQL => sql`
  select r.id, r.is_expense, r.year, r.number, r.day::text, r.amount::text, r.name, r.money_from, r.acceptor, r.cause,
    (sums.before + sums.since)::text as balance, coalesce(f.pictures, 0) as pictures, coalesce(f.others, 0) as others,
    (select to_json(y) from (select c.id, c.is_expense, c.year, c.number from cash_record c
      where c.svj_id = r.svj_id and c.id = r.cancels_id) y) as cancels,
    (select to_json(y) from (select c.id, c.is_expense, c.year, c.number from cash_record c
      where c.svj_id = r.svj_id and c.cancels_id = r.id) y) as cancelled_by
  from page join cash_record r on r.svj_id = ${scope.svjId} and r.id = page.id
  join (
    select d.id, d.since, d.before from (
      select r.id, r.since, months.before
      from (
        select m.month, coalesce((select sum(e.income - e.expense) from cash_month e
          where e.svj_id = ${scope.svjId} and e.month < m.month), 0) as before
        from (select distinct date_trunc('month', p.day)::date as month from page p) m) months
      cross join lateral (
        select r.id, sum(${change}) over (order by ${oldest}) as since from cash_record r
        where r.svj_id = ${scope.svjId} and r.day >= months.month
          and r.day < (months.month + interval '1 month')::date offset 0) r) d
    ) sums on sums.id = r.id
  left join lateral (
    select count(*) filter (where x.type like 'image/%')::int as pictures,
      count(*) filter (where x.type not like 'image/%')::int as others
    from file x where x.svj_id = r.svj_id and x.owner = 'cash_record' and x.owner_id = r.id) f on true
  order by ${order}`;

/** One page of records, the newest first; balances are counted in the months of the page alone. */
export async function listRecords(
  db: Db,
  scope: Scope,
  { opening }: Pick<Desk, 'opening'>,
  filters: Filters,
  page: Page,
): Promise<CashRow[]> {
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (
      select r.id, r.day from cash_record r where ${kept(scope, filters)} order by ${newest} ${pageOf(page)})
    ${told(scope, newest)}`);
  return rows.map((r) => toRow(opening, r));
}

/** One record as a list shows it. */
export async function rowOf(db: Db, scope: Scope, { opening }: Pick<Desk, 'opening'>, id: number): Promise<CashRow> {
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (select r.id, r.day from cash_record r where r.svj_id = ${scope.svjId} and r.id = ${id})
    ${told(scope, newest)}`);
  return toRow(opening, rows[0] as Row);
}

export type Sums = { total: number; income: string; expense: string };
const empty = (f: Filters) => Object.values(f).every((value) => value === undefined);

/** How many records the filters let through, and what they come to; without filters from the sums of months. */
export async function sumsOf(db: Db, scope: Scope, filters: Filters): Promise<Sums> {
  const { rows } = await db.execute<Sums>(
    empty(filters)
      ? sql`select coalesce(sum(m.records), 0)::int as total, coalesce(sum(m.income), 0)::text as income,
          coalesce(sum(m.expense), 0)::text as expense from cash_month m where m.svj_id = ${scope.svjId}`
      : sql`select count(*)::int as total, coalesce(sum(r.amount) filter (where not r.is_expense), 0)::text as income,
          coalesce(sum(r.amount) filter (where r.is_expense), 0)::text as expense
          from cash_record r where ${kept(scope, filters)}`,
  );
  const [row] = rows as [Sums];
  return { total: row.total, income: moneyText(BigInt(row.income)), expense: moneyText(BigInt(row.expense)) };
}

type MonthRow = {
  month: string;
  income: string;
  expense: string;
  records: number;
  until: string;
  entry: number | null;
  counted_at: string | null;
  closed_name: string | null;
};

const monthOf = (opening: Money, m: MonthRow): CashMonth => ({
  ...{ month: m.month, count: m.records, closedBy: m.entry === null ? null : m.closed_name },
  income: moneyText(BigInt(m.income)),
  expense: moneyText(BigInt(m.expense)),
  balance: moneyText(opening + BigInt(m.until)),
  state: m.counted_at === null ? 'open' : m.entry === null ? 'confirming' : 'closed',
  closedAt: m.entry === null || m.counted_at === null ? null : new Date(m.counted_at).toISOString(),
});

/** Months from and to with their sums, the newest first. */
export async function monthsBetween(
  db: Db,
  scope: Scope,
  { opening }: Pick<Desk, 'opening'>,
  from: string,
  to: string,
): Promise<CashMonth[]> {
  const { rows } = await db.execute<MonthRow>(sql`
    select x.month::text, x.income::text, x.expense::text, x.records, x.until::text, c.entry, c.counted_at, c.closed_name
    from (select m.*, sum(m.income - m.expense) over (order by m.month) as until from cash_month m
      where m.svj_id = ${scope.svjId}) x
    left join cash_closing c on c.svj_id = ${scope.svjId} and c.month = x.month
    where x.month between ${from} and ${to} and x.records > 0 order by x.month desc`);
  return rows.map((m) => monthOf(opening, m));
}

/** Years that records are of, the newest first. */
export async function yearsOf(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from m.month)::int as year from cash_month m
    where m.svj_id = ${scope.svjId} and m.records > 0 order by year desc`);
  return rows.map((r) => r.year);
}
