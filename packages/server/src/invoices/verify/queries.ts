import { asc, gt, sql } from 'drizzle-orm';
import { type PaperKind, paperKinds, seriesOf } from '#contract/invoices/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { paperColumns } from '../rows/queries.ts';
import { invoiceDocument } from '../rows/tables.ts';

/** Documents of all associations after a place of the chain, with what their bytes come to now. */
export const papersInParts = (db: Db, after: number, most: number) =>
  db
    .select({
      ...paperColumns,
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
