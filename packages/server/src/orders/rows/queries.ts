import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { type HouseOrder, houseOrder } from './tables.ts';

/** One order; `lock` lets others who change it wait. */
export async function orderById(db: Db, id: number, how: 'read' | 'lock' = 'read'): Promise<HouseOrder | undefined> {
  const asked = db.select().from(houseOrder).where(eq(houseOrder.id, id));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  return row;
}

/** The order that a link is of, whether or not it still opens it. */
export async function orderBehind(db: Db, hash: Buffer, how: 'read' | 'lock'): Promise<HouseOrder | undefined> {
  const asked = db.select().from(houseOrder).where(eq(houseOrder.tokenHash, hash));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  return row;
}

export async function addOrder(db: Db, one: typeof houseOrder.$inferInsert): Promise<number> {
  const [row] = await db.insert(houseOrder).values(one).returning({ id: houseOrder.id });
  return row?.id as number;
}

type Change = Partial<typeof houseOrder.$inferInsert>;
/** Changes the order and raises its version; answers the row. */
export async function changeOrder(db: Db, id: number, change: Change, now: Date): Promise<HouseOrder> {
  const [row] = await db
    .update(houseOrder)
    .set({ ...change, updatedAt: now, version: sql`${houseOrder.version} + 1` })
    .where(eq(houseOrder.id, id))
    .returning();
  return row as HouseOrder;
}

/** Keeps what the customer types; staff see no change of the order itself in it. */
export async function keepTyped(db: Db, id: number, change: Change): Promise<void> {
  await db.update(houseOrder).set(change).where(eq(houseOrder.id, id));
}

export async function dropOrder(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .delete(houseOrder)
    .where(and(eq(houseOrder.id, id), isNull(houseOrder.acceptedAt)))
    .returning({ id: houseOrder.id });
  return rows.length > 0;
}
