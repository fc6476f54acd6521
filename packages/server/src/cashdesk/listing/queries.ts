import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { type Money, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import { monthOf } from '#contract/cashdesk/rules-days.ts';
import type { CashList, CashMonth, CashRow, cashFilters } from '#contract/cashdesk/schema.ts';
import type { CashCause, CashType } from '#contract/cashdesk/schema-words.ts';
import { type Db, keepPlans } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';

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

type Numbered = { id: number; is_expense: boolean; year: number; number: number };
type Row = Numbered & {
  day: string;
  amount: string;
  name: string;
  money_from: string;
  acceptor: string;
  cause: CashCause;
  /** What comes after it in its month. */
  after: string;
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

const toRow = (r: Row, ends: ReadonlyMap<string, Money>): CashRow => ({
  ...{ id: r.id, type: typeOf(r), date: r.day, name: r.name, cause: r.cause },
  ...{ moneyFrom: r.money_from, acceptedBy: r.acceptor },
  documentNumber: documentNumberOf(typeOf(r), r.year, r.number),
  amount: moneyText(BigInt(r.amount)),
  balance: moneyText((ends.get(monthOf(r.day)) ?? 0n) - BigInt(r.after)),
  cancels: refOf(r.cancels),
  cancelledBy: refOf(r.cancelled_by),
  receipt: receiptOf(r),
});

/**
 * Of records chosen as `page`: what a list shows of them, each with what comes after it in its month. Months are looked up one
 * by one (`offset 0`): of a join by their bounds the planner reads the whole desk.
 */
const recordsTold = (scope: Scope): SQL => sql`
  select p.id, p.is_expense, p.year, p.number, p.day, p.amount::text, p.name, p.money_from, p.acceptor, p.cause,
    coalesce(later.sum, 0)::text as after, coalesce(f.pictures, 0) as pictures, coalesce(f.others, 0) as others,
    (select to_json(y) from (select c.id, c.is_expense, c.year, c.number from cash_record c
      where c.svj_id = ${scope.svjId} and c.id = p.cancels_id) y) as cancels,
    (select to_json(y) from (select c.id, c.is_expense, c.year, c.number from cash_record c
      where c.svj_id = ${scope.svjId} and c.cancels_id = p.id) y) as cancelled_by
  from page p
  join (
    select r.id, r.sum
    from (select min(p.day) as oldest, (date_trunc('month', p.day) + interval '1 month')::date as until
      from page p group by 2) months
    cross join lateral (
      select r.id, sum(${change}) over (order by ${newest} rows between unbounded preceding and 1 preceding)
      from cash_record r
      where r.svj_id = ${scope.svjId} and r.day >= months.oldest and r.day < months.until offset 0) r
    ) later on later.id = p.id
  left join lateral (
    select count(*) filter (where x.type like 'image/%')::int as pictures,
      count(*) filter (where x.type not like 'image/%')::int as others
    from file x where x.svj_id = ${scope.svjId} and x.owner = 'cash_record' and x.owner_id = p.id) f on true
  order by p.day desc, p.is_expense desc, p.number desc`;

type MonthRow = {
  month: string;
  income: string;
  expense: string;
  records: number;
  entry: number | null;
  counted_at: string | null;
  closed_name: string | null;
};

/** Months that have records, the newest first, with how each was closed. */
const monthsTold = (scope: Scope, from: SQL, to: SQL): SQL => sql`
  select m.month, m.income::text, m.expense::text, m.records, c.entry, c.counted_at, c.closed_name
  from cash_month m left join cash_closing c on c.svj_id = ${scope.svjId} and c.month = m.month
  where m.svj_id = ${scope.svjId} and m.month between ${from} and ${to} and m.records > 0 order by m.month desc`;

const toMonth = (balance: Money, m: MonthRow): CashMonth => ({
  ...{ month: m.month, count: m.records, closedBy: m.entry === null ? null : m.closed_name },
  income: moneyText(BigInt(m.income)),
  expense: moneyText(BigInt(m.expense)),
  balance: moneyText(balance),
  state: m.counted_at === null ? 'open' : m.entry === null ? 'confirming' : 'closed',
  closedAt: m.entry === null || m.counted_at === null ? null : new Date(m.counted_at).toISOString(),
});

/** Months that follow one another, the newest first, each with what is in the desk at its end; `end`: of the newest. */
function monthsBack(end: Money, months: readonly MonthRow[]): CashMonth[] {
  let balance = end;
  return months.map((m) => {
    const told = toMonth(balance, m);
    balance -= BigInt(m.income) - BigInt(m.expense);
    return told;
  });
}

/** One month with its sums, where it is the newest one and `end` what is in the desk; null without records. */
export async function newestMonth(db: Db, scope: Scope, month: string, end: Money): Promise<CashMonth | null> {
  const { rows } = await db.execute<MonthRow>(sql`
    select x.*, x.month::text as month from (${monthsTold(scope, sql`${month}::date`, sql`${month}::date`)}) x`);
  return monthsBack(end, rows)[0] ?? null;
}

type Told = { end: string; records: Row[] | null; months: MonthRow[] | null };
/**
 * Everything of a page in one statement. `end` is what is in the desk after the newest month of the page: what there is now
 * without the months that came later. From there the months of the page and the records in them are counted back, so that
 * nothing older is read.
 */
const pageTold = (scope: Scope, page: SQL): SQL => sql`
  with page as materialized (
    select r.id, r.is_expense, r.year, r.number, r.day, r.amount, r.name, r.money_from, r.acceptor, r.cause, r.cancels_id
    from cash_record r where ${page}),
  span as materialized (
    select date_trunc('month', min(p.day))::date as first, date_trunc('month', max(p.day))::date as last from page p)
  select (d.opening + d.income - d.expense - coalesce((select sum(m.income - m.expense) from cash_month m
      where m.svj_id = ${scope.svjId} and m.month > (select last from span)), 0))::text as end,
    (select json_agg(x) from (${recordsTold(scope)}) x) as records,
    (select json_agg(x) from (${monthsTold(scope, sql`(select first from span)`, sql`(select last from span)`)}) x) as months`;

function readBack({ end, records, months }: Told): Pick<CashList, 'records' | 'months'> {
  const told = monthsBack(BigInt(end), months ?? []);
  const ends = new Map(told.map(({ month, balance }) => [month, moneyOf(balance)]));
  return { records: (records ?? []).map((r) => toRow(r, ends)), months: told };
}

const isEmpty = (f: Filters) => Object.values(f).every((value) => value === undefined);
/** Of `cash_desk d`: how many records the filters let through, and what they come to; without filters all of the desk. */
const sumsTold = (scope: Scope, filters: Filters): SQL =>
  isEmpty(filters)
    ? sql`select d.records as total, d.income::text as income, d.expense::text as expense`
    : sql`select count(*) as total, coalesce(sum(r.amount) filter (where not r.is_expense), 0)::text as income,
        coalesce(sum(r.amount) filter (where r.is_expense), 0)::text as expense
        from cash_record r where ${kept(scope, filters)}`;

type Sums = { total: number; income: string; expense: string };
const nothing: CashList = { records: [], total: 0, income: '0.00', expense: '0.00', months: [] };

/** One page of records, the newest first, with its months and the sums of everything that the filters let through. */
export async function listRecords(db: Db, scope: Scope, filters: Filters, page: Page): Promise<CashList> {
  keepPlans(db);
  const { rows } = await db.execute<Told & { sums: Sums }>(sql`
    ${pageTold(scope, sql`${kept(scope, filters)} order by ${newest} ${pageOf(page)}`)},
      (select to_json(s) from (${sumsTold(scope, filters)}) s) as sums
    from cash_desk d where d.svj_id = ${scope.svjId}`);
  const [told] = rows;
  if (!told) return nothing;
  const { total, income, expense } = told.sums;
  return { ...readBack(told), total, income: moneyText(BigInt(income)), expense: moneyText(BigInt(expense)) };
}

/** One record as a list shows it. */
export async function rowOf(db: Db, scope: Scope, id: number): Promise<CashRow> {
  const { rows } = await db.execute<Told>(sql`
    ${pageTold(scope, sql`r.svj_id = ${scope.svjId} and r.id = ${id}`)} from cash_desk d where d.svj_id = ${scope.svjId}`);
  return readBack(rows[0] as Told).records[0] as CashRow;
}

/** Years that records are of, the newest first. */
export async function yearsOf(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from m.month)::int as year from cash_month m
    where m.svj_id = ${scope.svjId} and m.records > 0 order by year desc`);
  return rows.map((r) => r.year);
}
