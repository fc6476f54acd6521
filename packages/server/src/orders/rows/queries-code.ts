import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { orderCode } from './tables.ts';

export type Code = typeof orderCode.$inferSelect;

/** The code that is out; whoever tries it at the same moment waits. */
export async function codeOf(db: Db, orderId: number): Promise<Code | undefined> {
  const [row] = await db.select().from(orderCode).where(eq(orderCode.orderId, orderId)).for('update');
  return row;
}

/** Keeps the code in place of the one before. */
export async function keepCode(db: Db, code: Code): Promise<void> {
  const { orderId: _, ...rest } = code;
  await db.insert(orderCode).values(code).onConflictDoUpdate({ target: orderCode.orderId, set: rest });
}

export async function spendCode(db: Db, orderId: number): Promise<void> {
  await db.delete(orderCode).where(eq(orderCode.orderId, orderId));
}

type Mail = { orderId: number; messageId: string; kind: string; recipient: string; at: Date };
export async function noteMails(db: Db, mails: readonly Mail[]): Promise<void> {
  for (const m of mails)
    await db.execute(sql`
      insert into order_mail (order_id, message_id, kind, recipient, at)
      values (${m.orderId}, ${m.messageId}::uuid, ${m.kind}, ${m.recipient}, ${m.at})`);
}
