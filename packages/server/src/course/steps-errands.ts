import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Vote } from '../motions/queries.ts';

export const endErrand = 'votes.end';
export const remindErrand = 'votes.remind';

const day = 24 * 3600_000;

/** Leaves the end of a running online vote and its reminder to be done at their times, whatever was left before. */
export async function leaveTimes(portal: Portal, db: Db, scope: Scope, v: Vote, now: Date): Promise<void> {
  if (v.type !== 'online' || !v.closesAt) return;
  const about = { svj: scope.svjId, id: v.id };
  await portal.queue.send(db, endErrand, about, v.closesAt);
  const reminded = new Date(v.closesAt.getTime() - (v.remindDays ?? 0) * day);
  if (v.remindDays !== null && reminded > now) await portal.queue.send(db, remindErrand, about, reminded);
}
