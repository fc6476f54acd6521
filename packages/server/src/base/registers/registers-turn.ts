import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../db/db.ts';
import type { Portal } from '../http/handler.ts';

/** Without a sign of life for so long the turn is another one's. */
const held = 60_000;
type Of = { register: string; mostADay: number; spacing: number };
/** Before each question: whether it may be asked yet, today and in this turn. */
export type Spend = () => Promise<boolean>;

type At = Pick<Portal, 'pool' | 'now'>;
const until = (now: Date) => new Date(now.getTime() + held);

async function take({ pool, now }: At, register: string, me: string): Promise<boolean> {
  const at = now();
  return pool.transaction('read write', async (db) => {
    const { rowCount } = await db.execute(sql`
      insert into register_turn as t (register, day, taken_as, held_until) values (${register}, ${dayIn(at)}, ${me}, ${until(at)})
      on conflict (register) do update set taken_as = excluded.taken_as, held_until = excluded.held_until
      where t.taken_as is null or t.held_until <= ${at}`);
    return rowCount === 1;
  });
}

async function spend({ pool, now }: At, { register, mostADay }: Of, me: string): Promise<boolean> {
  const at = now();
  const today = dayIn(at);
  return pool.transaction('read write', async (db) => {
    const { rowCount } = await db.execute(sql`
      update register_turn set day = ${today}, spent = case when day = ${today} then spent else 0 end + 1, held_until = ${until(at)}
      where register = ${register} and taken_as = ${me} and (day <> ${today} or spent < ${mostADay})`);
    return rowCount === 1;
  });
}

/** How often the register was asked on this day in Prague, by all servers. */
export async function spentOn(db: Db, register: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(
    sql`select spent from register_turn where register = ${register} and day = ${dayIn(now)}`,
  );
  return rows[0]?.spent ?? 0;
}

const end = ({ pool }: At, register: string, me: string) =>
  pool.transaction('read write', (db) =>
    db.execute(
      sql`update register_turn set taken_as = null, held_until = null where register = ${register} and taken_as = ${me}`,
    ),
  );

/**
 * Runs while nobody else of the installation asks this register; false where somebody does. Questions are spaced, and what
 * was asked today by whichever server counts.
 */
export async function inTurn(portal: At, of: Of, run: (spends: Spend) => Promise<void>): Promise<boolean> {
  const me = randomUUID();
  if (!(await take(portal, of.register, me))) return false;
  let last = Number.NEGATIVE_INFINITY;
  try {
    await run(async () => {
      const wait = last + of.spacing - performance.now();
      if (wait > 0) await pause(wait);
      last = performance.now();
      return spend(portal, of, me);
    });
  } finally {
    await end(portal, of.register, me);
  }
  return true;
}
