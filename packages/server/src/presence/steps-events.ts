import { canonical, sha256 } from '#contract/ledger/rules.ts';
import type { AttendanceEvent } from '#contract/presence/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { addEvent, digestOfEvent } from './queries-events.ts';

type Told = {
  id: number;
  seats: readonly number[];
  here: boolean;
  at: string | null;
  person: string;
  proxy?: number | null;
  spouse?: number | null;
  reason?: string;
};

/** What a desk says under the name of an event; said otherwise it is another one. */
function contentOf(
  { seats, here, at, person, proxy, spouse, reason }: Told,
  { device, order }: AttendanceEvent,
): string {
  const list = [...new Set(seats)].sort((a, b) => a - b);
  const who = { person, proxy: proxy ?? null, spouse: spouse ?? null, reason: reason ?? '' };
  return sha256(canonical({ seats: list, here, at, ...who, device, order }));
}

/**
 * Whether what the desk says is new; sent again it was taken, and under the same name nothing else is. The ledger of the vote
 * is held: two sendings at once wait for one another.
 */
export async function takeEvent(
  db: Db,
  scope: Scope,
  told: Told,
  event: AttendanceEvent | undefined,
  now: Date,
): Promise<boolean> {
  if (!event) return true;
  const digest = contentOf(told, event);
  const taken = await digestOfEvent(db, scope, told.id, event.id);
  if (taken === null) await addEvent(db, scope, told.id, { ...event, digest }, now);
  else if (taken !== digest) throw new Refused('VOTE.ERRORS.EVENT_OTHER');
  return taken === null;
}
