import { asc, gt, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import { type PaperKind, paperKinds, seriesOf } from '#contract/invoices/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { paperColumns } from '../rows/queries.ts';
import { invoiceDocument } from '../rows/tables.ts';

const { houseId, periodId, partId } = invoiceDocument;
/** Of the period that a document says to be of; nothing of an association that is gone. */
const ofPeriod = <T>(column: SQL) =>
  sql<T>`(select ${column} from invoice_period p where p.svj_id = ${houseId} and p.id = ${periodId})`;
/** Where a document leads to in other tables, as those stand now. */
const around = {
  symbol: sql<string | null>`(select c.symbol from invoice_customer c where c.svj_id = ${houseId})`,
  from: ofPeriod<Day | null>(sql`p.from_day::text`),
  to: ofPeriod<Day | null>(sql`p.to_day::text`),
  /** What its days cost, where that is what their proforma says: no document corrected it and nobody cancelled it. */
  owed: ofPeriod<string | null>(sql`case when p.cancelled_on is null and not exists (select from invoice_document k
    where k.house_id = p.svj_id and k.period_id = p.id and k.kind = 'corrective') then p.owed::text end`),
  credited: sql<string | null>`(select r.amount::text from invoice_part r
    where r.svj_id = ${houseId} and r.id = ${partId})`,
  corrects: sql<string | null>`(select k.content::jsonb ->> 'number' from invoice_document k
    where k.id = invoice_document.corrects_id)`,
};

/** Documents of all associations after a place of the chain, with what their bytes come to now and where they lead. */
export const papersInParts = (db: Db, after: number, most: number) =>
  db
    .select({
      ...paperColumns,
      around,
      signature: invoiceDocument.signature,
      pdfNow: sql<string>`encode(sha256(${invoiceDocument.pdf}), 'hex')`,
      isdocNow: sql<string>`encode(sha256(${invoiceDocument.isdoc}), 'hex')`,
    })
    .from(invoiceDocument)
    .where(gt(invoiceDocument.n, after))
    .orderBy(asc(invoiceDocument.n))
    .limit(most);

/** How many numbers each series of documents gave in each year. */
export async function numbersGiven(db: Db): Promise<{ kind: PaperKind; year: number; last: number }[]> {
  const { rows } = await db.execute<{ series: string; year: number; last: number }>(
    sql`select series, year, last from number_series_outside where series like 'invoice-%' order by series, year`,
  );
  return rows.flatMap(({ series, year, last }) => {
    const kind = paperKinds.find((one) => seriesOf[one].name === series);
    return kind ? [{ kind, year, last }] : [];
  });
}
