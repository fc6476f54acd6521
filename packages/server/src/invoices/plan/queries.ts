import { sql } from 'drizzle-orm';
import type { At } from '../rows/queries.ts';
import { type CustomerAddress, invoiceCustomer, invoicePlan } from '../rows/tables.ts';

export async function addCustomer(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  given: Omit<typeof invoiceCustomer.$inferInsert, 'svjId'>,
): Promise<boolean> {
  const rows = await db
    .insert(invoiceCustomer)
    .values({ ...given, svjId: scope.svjId })
    .onConflictDoNothing()
    .returning({ id: invoiceCustomer.svjId });
  return rows.length > 0;
}
export const keepAddress = ({ db, scope }: Pick<At, 'db' | 'scope'>, address: CustomerAddress) =>
  db.update(invoiceCustomer).set({ address }).where(sql`${invoiceCustomer.svjId} = ${scope.svjId}`);

export const addPlan = (
  { db, scope }: Pick<At, 'db' | 'scope'>,
  given: Omit<typeof invoicePlan.$inferInsert, 'svjId'>,
) => db.insert(invoicePlan).values({ ...given, svjId: scope.svjId });
