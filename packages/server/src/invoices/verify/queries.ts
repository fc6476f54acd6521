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

/** Numbers that were given and that no document has. */
export async function numbersMissing(db: Db): Promise<{ kind: PaperKind; year: number; number: number }[]> {
  const kinds = sql.param(paperKinds.map((kind) => kind as string));
  const series = sql.param(paperKinds.map((kind) => seriesOf[kind].name));
  const { rows } = await db.execute<{ kind: PaperKind; year: number; number: number }>(sql`
    select k.kind, s.year, n as number
    from unnest(${kinds}::text[], ${series}::text[]) as k (kind, series)
      join number_series_outside s on s.series = k.series cross join lateral generate_series(1, s.last) n
      left join invoice_document d on d.kind = k.kind and d.year = s.year and d.number = n
    where d.id is null order by 1, 2, 3 limit 200`);
  return rows;
}
