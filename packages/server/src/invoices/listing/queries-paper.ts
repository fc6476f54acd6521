import { asc, eq, sql } from 'drizzle-orm';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { type At, type Paper, paperColumns } from '../rows/queries.ts';
import { invoiceDocument } from '../rows/tables.ts';

/** How large the document is in its forms, in bytes. */
export async function paperSizes(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  id: number,
): Promise<{ pdf: number; isdoc: number }> {
  const { rows } = await db.execute<{ pdf: number; isdoc: number }>(sql`
    select length(pdf) as pdf, length(isdoc) as isdoc from invoice_document where house_id = ${scope.svjId} and id = ${id}`);
  return rows[0] ?? { pdf: 0, isdoc: 0 };
}

/** Across associations: what was issued in a month, without bytes, in the order of issue. */
export const papersOfMonth = (db: Db, month: string): Promise<Paper[]> =>
  db
    .select(paperColumns)
    .from(invoiceDocument)
    .where(
      sql`${invoiceDocument.issuedOn} >= ${`${month}-01`}::date and ${invoiceDocument.issuedOn} < ${`${month}-01`}::date + interval '1 month'`,
    )
    .orderBy(asc(invoiceDocument.n));

/** Across associations: the document in both of its forms. */
export async function filesOfPaper(db: Db, id: number): Promise<{ pdf: Buffer; isdoc: Buffer }> {
  const [row] = await db
    .select({ pdf: invoiceDocument.pdf, isdoc: invoiceDocument.isdoc })
    .from(invoiceDocument)
    .where(eq(invoiceDocument.id, id));
  return row as { pdf: Buffer; isdoc: Buffer };
}

export type Waiting = { overdue: number; exposed: number; nextDue: Day | null };
/** How many periods of the association are not paid whole: those due before today, and the others with their nearest due day. */
export async function waitingOf({ db, scope, now }: Pick<At, 'db' | 'scope' | 'now'>): Promise<Waiting> {
  const isLate = sql`due < ${dayIn(now)}::date`;
  const { rows } = await db.execute<Waiting>(sql`
    select count(*) filter (where ${isLate})::int as overdue, count(*) filter (where not ${isLate})::int as exposed,
      (min(due) filter (where not ${isLate}))::text as "nextDue"
    from invoice_period where svj_id = ${scope.svjId} and paid_on is null and owed > 0`);
  return rows[0] as Waiting;
}
