import { sql } from 'drizzle-orm';
import type { At } from '../rows/queries.ts';

/** How large the document is in its forms, in bytes. */
export async function paperSizes(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  id: number,
): Promise<{ pdf: number; isdoc: number }> {
  const { rows } = await db.execute<{ pdf: number; isdoc: number }>(sql`
    select length(pdf) as pdf, length(isdoc) as isdoc from invoice_document where house_id = ${scope.svjId} and id = ${id}`);
  return rows[0] ?? { pdf: 0, isdoc: 0 };
}
