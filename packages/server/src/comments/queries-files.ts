import { whyNotEdited } from '#contract/comments/rules.ts';
import { readsHidden } from '#contract/comments/rules-complaints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { commentOf, placeOf } from './queries.ts';
import type { Talks } from './queries-talks.ts';

export type At = { db: Db; scope: Scope; now: Date };

/** What was said as the asker may read it; undefined when they may not. */
export async function readable(talks: Talks, at: At, id: number) {
  const place = await placeOf(at.db, at.scope, id);
  const talk = place && talks[place.owner];
  if (!talk) return undefined;
  try {
    const { administers, apart, closed } = await talk.thread(at, place.ownerId, place.stream);
    const what = { ...place, administers, apart, takes: closed === null };
    const comment = await commentOf(at.db, at.scope, what, id, 'read');
    if (!comment || !readsHidden(comment, { memberId: at.scope.memberId, administers })) return undefined;
    return { ...comment, takes: what.takes && !comment.hidden };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Files of a comment are for whoever may read it; its author describes them while they may change it. */
export const commentFiles = (talks: Talks): FileGuard => ({
  async sees(db, scope, id, now) {
    return (await readable(talks, { db, scope, now }, id)) ? 'all' : 'nothing';
  },
  async mayChange(db, scope, id, now) {
    const comment = await readable(talks, { db, scope, now }, id);
    return comment?.takes === true && whyNotEdited(comment, scope.memberId, now) === null;
  },
  hasForm: (scope) => (Object.values(talks).some((talk) => talk.speaks(scope)) ? 'own' : null),
  async uses(db, scope, ids, now) {
    const places = Object.values(talks).flatMap(({ documents }) => documents ?? []);
    return (await Promise.all(places.map((one) => one.uses(db, scope, ids, now)))).flat();
  },
});
