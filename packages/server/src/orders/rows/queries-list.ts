import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { OrderDetail, orderFilters } from '#contract/orders/schema.ts';
import type { orderSorts, orderTabs } from '#contract/orders/schema-words.ts';
import type { MailState } from '#contract/outbox/schema.ts';
import type { Db } from '../../base/db/db.ts';

type Row = {
  id: number;
  symbol: string;
  email: string;
  is_free: boolean;
  created_at: string;
  filled_at: string | null;
  declined_at: string | null;
  accepted_at: string | null;
  token_sealed: string;
  token_until: string;
  care_about_id: number | null;
  care_about: string | null;
  version: number;
  updated_at: string;
};
export type Listed = Row;
type Filters = z.output<typeof orderFilters>;
type Wanted = { tab: (typeof orderTabs)[number]; sort: (typeof orderSorts)[number]; filters: Filters };

const orders: Record<Wanted['sort'], SQL> = {
  id: sql`o.id`,
  '-id': sql`o.id desc`,
  email: sql`o.email, o.id`,
  '-email': sql`o.email desc, o.id desc`,
  createdAt: sql`o.created_at, o.id`,
  '-createdAt': sql`o.created_at desc, o.id desc`,
};
const states = {
  waiting: sql`o.filled_at is null and o.declined_at is null`,
  filled: sql`o.filled_at is not null and o.declined_at is null`,
  declined: sql`o.declined_at is not null`,
};

function fits({ email, state, careAbout, isFree }: Filters): SQL {
  const begins = email
    ?.trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  return sql.join(
    [
      sql`true`,
      ...(begins ? [sql`o.email like ${`${begins}%`}`] : []),
      ...(state ? [states[state]] : []),
      ...(careAbout ? [sql`o.care_about_id = ${careAbout}`] : []),
      ...(isFree ? [sql`o.is_free = ${isFree === 'yes'}`] : []),
    ],
    sql` and `,
  );
}

/** A page of orders. */
export async function listOrders(db: Db, { tab, sort, filters }: Wanted, page: { limit: number; offset: number }) {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.symbol, o.email, o.is_free, o.created_at, o.filled_at, o.declined_at, o.accepted_at, o.token_sealed,
      o.token_until, o.care_about_id, o.version, o.updated_at,
      nullif(coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''), nullif(a.name, ''), a.email), '') as care_about
    from house_order o left join account a on a.id = o.care_about_id and a.is_product_admin
    where ${tab === 'notAccepted' ? sql`o.accepted_at is null` : sql`true`} and ${fits(filters)}
    order by ${orders[sort]} limit ${page.limit} offset ${page.offset}`);
  return rows;
}

/** How many there are on each tab as filtered, and how many wait for a check whatever the filters. */
export async function countOrders(db: Db, filters: Filters) {
  const { rows } = await db.execute<{ all: number; not_accepted: number }>(sql`
    select count(*) as all, count(*) filter (where o.accepted_at is null) as not_accepted
    from house_order o where ${fits(filters)}`);
  return { all: rows[0]?.all ?? 0, notAccepted: rows[0]?.not_accepted ?? 0, waiting: await ordersWaiting(db) };
}

/** How many are filled and checked by nobody yet. */
export async function ordersWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from house_order o
    where o.accepted_at is null and o.filled_at is not null and o.declined_at is null`);
  return rows[0]?.n ?? 0;
}

type House = { id: number; name: string };
/** Across associations: houses that have the company number. */
export async function housesOfNumber(db: Db, ic: string): Promise<House[]> {
  if (ic === '') return [];
  const { rows } = await db.execute<House>(
    sql`select id, name from svj where ico = ${ic} and ico <> '' order by id limit 20`,
  );
  return rows;
}

/** Across associations: the name of one. */
export async function houseOfOrder(db: Db, id: number): Promise<House | null> {
  const { rows } = await db.execute<House>(sql`select id, name from svj where id = ${id}`);
  return rows[0] ?? null;
}

/** Across associations: mails of the order, the latest first, and what became of them. */
export async function mailsOfOrder(db: Db, orderId: number): Promise<OrderDetail['mails']> {
  const { rows } = await db.execute<{
    id: number | null;
    kind: string;
    recipient: string;
    at: string;
    state: MailState | null;
  }>(sql`
    select x.id, m.kind, m.recipient, m.at, x.state from order_mail m left join outbox x on x.message_id = m.message_id
    where m.order_id = ${orderId} order by m.id desc limit 100`);
  return rows.map((r) => ({ ...r, at: new Date(r.at).toISOString() }));
}
