import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { MorningFault } from '#contract/invoices/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { invoiceMorning, invoiceMorningFault } from '../rows/tables.ts';

export type MorningRow = typeof invoiceMorning.$inferSelect;

/** The last morning; undefined before the first one. */
export async function lastMorning(db: Db): Promise<MorningRow | undefined> {
  const [row] = await db.select().from(invoiceMorning).orderBy(desc(invoiceMorning.id)).limit(1);
  return row;
}

/** Begins a morning over so many associations, or goes on with one that did not end since the moment; answers its number. */
export async function openMorning(db: Db, total: number, now: Date, since: Date): Promise<number> {
  const [open] = await db
    .update(invoiceMorning)
    .set({ total, done: 0, beatAt: now })
    .where(sql`${invoiceMorning.id} = (select id from invoice_morning where ended_at is null and began_at >= ${since}
      order by id desc limit 1)`)
    .returning({ id: invoiceMorning.id });
  if (open) {
    await db.delete(invoiceMorningFault).where(eq(invoiceMorningFault.morningId, open.id));
    return open.id;
  }
  await db.update(invoiceMorning).set({ endedAt: now }).where(isNull(invoiceMorning.endedAt));
  const [row] = await db
    .insert(invoiceMorning)
    .values({ total, beganAt: now, beatAt: now })
    .returning({ id: invoiceMorning.id });
  return (row as { id: number }).id;
}

/** Says how much further it is; whoever goes through the same at once never passes the whole. */
export const beatMorning = (db: Db, id: number, so: { done: number; issued: number }, now: Date) =>
  db
    .update(invoiceMorning)
    .set({
      done: sql`least(${invoiceMorning.done} + ${so.done}, ${invoiceMorning.total})`,
      issued: sql`${invoiceMorning.issued} + ${so.issued}`,
      beatAt: now,
    })
    .where(eq(invoiceMorning.id, id));

export const endMorning = (db: Db, id: number, now: Date) =>
  db.update(invoiceMorning).set({ endedAt: now, beatAt: now }).where(eq(invoiceMorning.id, id));

/** Of an association that is gone meanwhile nothing is kept. */
export const addMorningFault = (db: Db, morningId: number, houseId: number, why: MorningFault) =>
  db.execute(sql`
    insert into invoice_morning_fault (morning_id, house_id, why)
    select ${morningId}::bigint, s.id, ${why}::text from svj s where s.id = ${houseId} on conflict do nothing`);

/** What happened before then is forgotten. */
export const dropMornings = (db: Db, before: Date) =>
  db.delete(invoiceMorning).where(sql`${invoiceMorning.beganAt} < ${before}`);

/** Across associations: to whom nothing could be issued, in the order of their names. */
export async function faultsOfMorning(db: Db, id: number) {
  const { rows } = await db.execute<{ house: number; name: string; why: MorningFault }>(sql`
    select f.house_id as house, s.name, f.why from invoice_morning_fault f join svj s on s.id = f.house_id
    where f.morning_id = ${id} order by s.name_key, s.id`);
  return rows.map((r) => ({ svjId: r.house, house: r.name, why: r.why }));
}
