import type { Module } from '#contract/access.ts';
import { mostHouses } from '#contract/home/endpoints-houses.ts';
import { choicesOf } from '../association/queries.ts';
import type { Db } from '../base/db/db.ts';
import { across, may, type Scope, scopeOfMember, seeing } from '../base/http/gate.ts';
import { countOwedDocuments } from '../documents/asked/queries-owed.ts';
import { countOwedEvents } from '../events/asked/queries-owed.ts';
import { countOwed } from '../messages/asked/queries-accepts.ts';
import { countUnread } from '../messages/rows/queries.ts';
import { countRunning } from '../votes/queries-listing.ts';

/** What waits for one member, as their own dashboard counts it; the statements travel together. */
async function waitsFor(db: Db, scope: Scope, now: Date): Promise<number> {
  const confirms = may(scope, 'acceptRead', 'r');
  const [votes, unread, ...asked] = await Promise.all([
    may(scope, 'vote', 'r') ? countRunning(db, scope, now) : { waiting: 0 },
    may(scope, 'messages', 'r') ? countUnread(db, scope, now) : 0,
    confirms ? countOwed(db, scope, now) : 0,
    confirms ? countOwedDocuments(db, scope, now) : 0,
    confirms ? countOwedEvents(db, scope, now) : 0,
  ]);
  return votes.waiting + unread + asked.reduce((sum, n) => sum + n, 0);
}

/** How much waits in each house of the account, house by house: rows of one are never seen beside those of another. */
export async function waitsOfHouses(db: Db, accountId: number, installed: readonly Module[], now: Date) {
  const own = (await across(db, () => choicesOf(db, accountId))).slice(0, mostHouses);
  const houses: { id: number; waits: number }[] = [];
  for (const { id, session_user_id: memberId } of own) {
    const waits = await seeing(db, id, async () => {
      const scope = await scopeOfMember(db, id, memberId, installed, now);
      return scope && !scope.isFormer ? waitsFor(db, scope, now) : 0;
    });
    houses.push({ id, waits });
  }
  return { houses };
}
