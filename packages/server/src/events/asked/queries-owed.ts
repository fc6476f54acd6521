import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { isMine, seen } from '../rows/queries-audience.ts';

/** Of an `event` that the asker may open: they are asked to confirm it. Its author knows it, what is over needs nobody. */
export function asksMe(scope: Scope, now: Date): SQL {
  if (scope.memberId === null || !may(scope, 'acceptRead', 'r') || !may(scope, 'events', 'r')) return sql`false`;
  return sql`(event.accept_read and event.last_day >= ${dayIn(now)}::date
    and event.owner_id is distinct from ${scope.memberId} and ${isMine(scope, now)})`;
}

const mine = (scope: Scope): SQL =>
  sql`c.svj_id = event.svj_id and c.owner = 'event' and c.owner_id = event.id and c.member_id = ${scope.memberId ?? 0}`;
/** Of `event`: what the asker confirmed counts no more. */
export const confirmedBefore = (scope: Scope): SQL =>
  sql`exists (select from confirmation c where ${mine(scope)} and c.content_version < event.content_version)`;
/** Of `event`: when the asker confirmed it as it stands. */
export const confirmedAt = (scope: Scope): SQL =>
  sql`(select c.confirmed_at from confirmation c where ${mine(scope)} and c.content_version = event.content_version)`;

/** Of an `event` that the asker may open: they are yet to confirm it. */
export const isOwed = (scope: Scope, now: Date): SQL => sql`(${asksMe(scope, now)} and ${confirmedAt(scope)} is null)`;
// What is asked for is said first: the few that ask have an index.
export const owes = (scope: Scope, now: Date): SQL =>
  sql`event.accept_read and event.last_day >= ${dayIn(now)}::date and ${seen(scope, now)} and ${isOwed(scope, now)}`;

/** How many events wait for the asker's confirmation. */
export async function countOwedEvents(db: Db, scope: Scope, now: Date): Promise<number> {
  if (scope.memberId === null || scope.isFormer) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from event where ${owes(scope, now)}`);
  return Number(rows[0]?.n ?? 0);
}
