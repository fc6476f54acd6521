import { asc, type SQL, sql } from 'drizzle-orm';
import { moneyText } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { paperNumber } from '#contract/invoices/rules.ts';
import type { AdminRow, Credit, PlanShown } from '#contract/invoices/schema.ts';
import type { InvoiceTab, PaperKind, PaperState, PeriodKind } from '#contract/invoices/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Plan } from '../rows/queries.ts';
import { invoicePlan } from '../rows/tables.ts';

export type Wanted = { text?: string | undefined; month?: string | undefined };

/** Documents of all associations with what became of their periods. */
const told = (today: Day): SQL => sql`
  select d.id::int as id, d.kind, d.year, d.number, d.house_id::int as house_id, d.issued_on::text as issued_on, d.total::text as total,
    d.content::jsonb -> 'customer' ->> 'name' as name, d.content::jsonb -> 'customer' ->> 'town' as town,
    (select nullif(s.nickname, '') from svj s where s.id = d.house_id) as nickname,
    d.content::jsonb ->> 'number' as label, d.content::jsonb ->> 'symbol' as symbol,
    d.content::jsonb -> 'period' as period, p.due::text as due, p.paid_on::text as paid_on,
    case when d.kind = 'proforma' and p.cancelled_on is not null then 'cancelled' when d.kind in ('tax', 'corrective') or p.id is null or p.paid_on is not null then 'paid'
      when p.due < ${today}::date then 'overdue' else 'exposed' end as state
  from invoice_document d left join invoice_period p on p.svj_id = d.house_id and p.id = d.period_id`;

const found = ({ text, month }: Wanted): SQL => {
  const key = text ? searchKey(text) : '';
  const like = `%${key.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const first = month ? `${month}-01` : null;
  return sql`(${key} = '' or lower(t.label) like ${like} or t.symbol like ${like}
      or exists (select from svj s where s.id = t.house_id and s.name_key like ${like}))
    and (${first}::text is null or exists (select from unnest(array[t.issued_on, t.due, t.paid_on]) as on_day
      where date_trunc('month', on_day::date) = ${first}::date))`;
};

type Told = {
  id: number;
  kind: PaperKind;
  year: number;
  number: number;
  house_id: number | null;
  issued_on: string;
  total: string;
  name: string;
  town: string;
  nickname: string | null;
  label: string;
  symbol: string;
  period: { from: string; to: string; kind: PeriodKind };
  due: string | null;
  paid_on: string | null;
  state: Exclude<PaperState, 'planned'>;
};

const shown = (t: Told, today: Day): AdminRow => ({
  ...{
    id: t.id,
    kind: t.kind,
    number: paperNumber(t.kind, t.year, t.number),
    house: { id: t.house_id, name: t.name, nickname: t.nickname, town: t.town },
  },
  ...{ period: t.period, total: moneyText(BigInt(t.total)), state: t.state },
  day:
    (t.kind === 'tax' || t.kind === 'corrective' || t.state === 'cancelled'
      ? t.issued_on
      : t.state === 'paid'
        ? t.paid_on
        : t.due) ?? t.issued_on,
  late: t.state === 'overdue' && t.due ? daysBetween(t.due, today) : 0,
});

/** Across associations: documents of a tab, the latest first. */
export async function papersFound(
  db: Db,
  { tab, sort, today, ...wanted }: Wanted & { tab: InvoiceTab; sort: '-id' | 'id'; today: Day },
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminRow[]> {
  const ofTab = tab === 'all' ? sql`true` : sql`t.state = ${tab}`;
  const order = sort === 'id' ? sql`t.id` : sql`t.id desc`;
  const { rows } = await db.execute<Told>(sql`
    select t.* from (${told(today)}) t where ${ofTab} and ${found(wanted)} order by ${order} limit ${limit} offset ${offset}`);
  return rows.map((t) => shown(t, today));
}

/** Across associations: how many documents each tab has. */
export async function countPapers(db: Db, wanted: Wanted, today: Day) {
  const { rows } = await db.execute<{ exposed: number; overdue: number; paid: number; all: number }>(sql`
    select (count(*) filter (where t.state = 'exposed'))::int as exposed, (count(*) filter (where t.state = 'overdue'))::int as overdue,
      (count(*) filter (where t.state = 'paid'))::int as paid, count(*)::int as all
    from (${told(today)}) t where ${found(wanted)}`);
  return rows[0] as (typeof rows)[number];
}

/** Across associations: the association of a document, if it is there. */
export async function houseOfPaper(db: Db, id: number): Promise<number | null | undefined> {
  const { rows } = await db.execute<{ house: number | null }>(sql`
    select house_id::int as house from invoice_document where id = ${id}`);
  return rows[0]?.house;
}

/** Across associations: what was paid beyond and waits. */
export async function creditsOfAll(db: Db): Promise<Credit[]> {
  const { rows } = await db.execute<{
    id: number;
    svj: number;
    name: string;
    day: string;
    left: string;
    note: string;
  }>(sql`
    select p.id::int as id, p.svj_id::int as svj, s.name, p.received_on::text as day, p.unused::text as left, p.note
    from invoice_payment p join svj s on s.id = p.svj_id where p.unused > 0 order by p.at, p.id limit 100`);
  return rows.map((r) => ({
    ...{
      paymentId: r.id,
      svjId: r.svj,
      house: r.name,
      receivedOn: r.day,
      left: moneyText(BigInt(r.left)),
      note: r.note,
    },
  }));
}

export type Upcoming = {
  id: number;
  name: string;
  nickname: string | null;
  town: string;
  is_free: boolean;
  begins: string;
  last_from: string | null;
  last_kind: PeriodKind | null;
};
/** Across associations: customers with the last period that something was issued for, in the order of their beginnings. */
export async function upcomingOfAll(db: Db): Promise<Upcoming[]> {
  const { rows } = await db.execute<Upcoming>(sql`
    select c.svj_id as id, s.name, nullif(s.nickname, '') as nickname, coalesce(s.town, '') as town, s.is_free, c.begins::text as begins,
      p.from_day::text as last_from, p.kind as last_kind
    from invoice_customer c join svj s on s.id = c.svj_id
      left join lateral (select l.from_day, l.kind from invoice_period l
        where l.svj_id = c.svj_id and l.cancelled_on is null order by l.from_day desc limit 1) p on true
    order by c.begins, c.svj_id`);
  return rows;
}
/** Across associations: their plans, each in the order in which they were written. */
export async function plansWritten(db: Db): Promise<Map<number, Plan[]>> {
  const rows = await db.select().from(invoicePlan).orderBy(asc(invoicePlan.id));
  return Map.groupBy(rows, (r) => r.svjId);
}

type PlanTold = {
  id: number;
  name: string;
  is_free: boolean;
  symbol: string | null;
  units: number | null;
  period: PeriodKind | null;
  price: string | null;
  per_unit: string | null;
};
/** Across associations: what each of them pays by the plan written last. */
export async function plansOfAll(db: Db): Promise<Omit<PlanShown, 'nextFrom'>[]> {
  const { rows } = await db.execute<PlanTold>(sql`
    select s.id::int as id, s.name, s.is_free, c.symbol, p.units, p.period, p.price::text as price, p.per_unit::text as per_unit
    from svj s left join invoice_customer c on c.svj_id = s.id
      left join lateral (select * from invoice_plan l where l.svj_id = s.id order by l.id desc limit 1) p on true
    order by s.name_key, s.id limit 500`);
  return rows.map((r) => ({
    ...{ svjId: r.id, name: r.name, isFree: r.is_free, symbol: r.symbol, units: r.units, period: r.period },
    price: r.price === null ? null : moneyText(BigInt(r.price)),
    pricePerUnit: r.per_unit === null ? null : moneyText(BigInt(r.per_unit)),
  }));
}
