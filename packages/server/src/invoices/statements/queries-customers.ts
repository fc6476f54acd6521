import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { PeriodKind } from '#contract/invoices/schema-words.ts';
import type { Db } from '../../base/db/db.ts';

/** Across associations: who pays for the portal, by what payments name them. */
export async function customersTold(
  db: Db,
): Promise<{ svjId: number; name: string; town: string; symbol: string; unused: Money }[]> {
  const { rows } = await db.execute<{ id: number; name: string; town: string; symbol: string; unused: string }>(sql`
    select c.svj_id as id, s.name, coalesce(s.town, '') as town, c.symbol,
      (select coalesce(sum(p.unused), 0)::text from invoice_payment p where p.svj_id = c.svj_id and p.unused > 0) as unused
    from invoice_customer c join svj s on s.id = c.svj_id order by s.name_key, s.id`);
  return rows.map(({ id, unused, ...rest }) => ({ svjId: id, ...rest, unused: BigInt(unused) }));
}

export type OpenPeriod = {
  id: number;
  svjId: number;
  number: string;
  from: Day;
  kind: PeriodKind;
  due: Day;
  open: Money;
};
/** Across associations: periods that something is left to pay of, the oldest first. */
export async function openPeriods(db: Db): Promise<OpenPeriod[]> {
  const { rows } = await db.execute<{
    id: number;
    svj: number;
    number: string;
    from_day: string;
    kind: PeriodKind;
    due: string;
    open: string;
  }>(sql`
    select p.id, p.svj_id as svj, d.content::jsonb ->> 'number' as number, p.from_day::text, p.kind, p.due::text,
      (p.owed - paid.sum)::text as open
    from invoice_period p
      join lateral (select d.content from invoice_document d
        where d.house_id = p.svj_id and d.period_id = p.id and d.kind = 'proforma' order by d.id desc limit 1) d on true
      cross join lateral (select coalesce(sum(r.amount), 0)::bigint as sum from invoice_part r
        where r.svj_id = p.svj_id and r.period_id = p.id and r.undone_on is null) paid
    where p.paid_on is null and p.owed > paid.sum order by p.from_day, p.id`);
  return rows.map((r) => ({
    ...{ id: r.id, svjId: r.svj, number: r.number, from: r.from_day, kind: r.kind, due: r.due, open: BigInt(r.open) },
  }));
}
