import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Notes that it was told; false when it was told before, also by another server, and not longer ago than this. */
export async function tellOnce(db: Db, name: string, now: Date, again = Number.POSITIVE_INFINITY): Promise<boolean> {
  const old = Number.isFinite(again) ? new Date(now.getTime() - again) : new Date(0);
  const { rows } = await db.execute(sql`
    insert into told_once (name, told_at) values (${name}, ${now})
    on conflict (name) do update set told_at = excluded.told_at where told_once.told_at <= ${old} returning name`);
  return rows.length > 0;
}

/** It is over: next time it is told again. */
export async function forgetTold(db: Db, name: string): Promise<void> {
  await db.execute(sql`delete from told_once where name = ${name}`);
}
