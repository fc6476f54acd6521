import { type SQL, sql } from 'drizzle-orm';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import type { SourceKind } from '#contract/payments/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

export type At = { db: Db; scope: Scope; now: Date };

/** Of `r`, a record of the cash desk: another one undoes it. */
export const isCancelled = (r: SQL): SQL =>
  sql`exists (select from cash_record c where c.svj_id = ${r}.svj_id and c.cancels_id = ${r}.id)`;

/** Of a payment `p` with its `l` and `r`: what it was made of was taken back. */
export const isLost = sql`((l.id is not null and l.state <> 'house') or (r.id is not null and ${isCancelled(sql.raw('r'))}))`;
export const sources = sql`left join bank_line l on l.svj_id = p.svj_id and l.id = p.line_id
  left join cash_record r on r.svj_id = p.svj_id and r.id = p.cash_id
  left join approval a on a.svj_id = p.svj_id and a.id = p.approval_id`;

export type Paid = {
  id: number;
  fee_id: number;
  day: string;
  amount: string;
  name: string;
  supplier: string;
  external_number: string;
  undone_reason: string | null;
  lost: boolean;
  line_id: number | null;
  statement_id: number | null;
  cash_id: number | null;
  year: number | null;
  number: number | null;
  approval_id: number | null;
  title: string | null;
};

/** What a payment was made of, as a page leads to it: a movement to its statement. */
export function sourceOf(p: Paid): { kind: SourceKind; id: number; name: string } | null {
  if (p.statement_id !== null) return { kind: 'bank', id: p.statement_id, name: '' };
  if (p.cash_id !== null)
    return { kind: 'cash', id: p.cash_id, name: documentNumberOf('expense', p.year ?? 0, p.number ?? 0) };
  return p.approval_id === null ? null : { kind: 'approval', id: p.approval_id, name: p.title ?? '' };
}

/** The request of a payment that something else is told of first. */
export const requestBeside = (p: Paid): { id: number; title: string } | null =>
  p.approval_id !== null && (p.line_id !== null || p.cash_id !== null)
    ? { id: p.approval_id, title: p.title ?? '' }
    : null;

type Which = { feeId: number; most: number } | { id: number };
export async function paymentsOf({ db, scope }: Omit<At, 'now'>, which: Which): Promise<Paid[]> {
  const these = 'id' in which ? sql`p.id = ${which.id}` : sql`p.fee_id = ${which.feeId}`;
  const { rows } = await db.execute<Paid>(sql`
    select p.id, p.fee_id, p.day::text, p.amount::text, p.name, p.supplier, p.external_number, p.undone_reason,
      p.line_id, l.statement_id, p.cash_id, r.year, r.number, p.approval_id, a.title, ${isLost} as lost
    from fee_payment p ${sources}
    where p.svj_id = ${scope.svjId} and ${these} order by p.day desc, p.id desc limit ${'id' in which ? 1 : which.most}`);
  return rows;
}

/** How many payments a fee has, and what of them counts in a year. */
export async function sumOfYear({ db, scope }: Omit<At, 'now'>, feeId: number, year: number) {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const { rows } = await db.execute<{ total: number; paid: string }>(sql`
    select count(*)::int as total,
      coalesce(sum(p.amount) filter (where p.undone_at is null and not ${isLost} and p.day between ${from} and ${to}), 0)::text as paid
    from fee_payment p ${sources} where p.svj_id = ${scope.svjId} and p.fee_id = ${feeId}`);
  return { total: rows[0]?.total ?? 0, paid: BigInt(rows[0]?.paid ?? '0') };
}
