import type { FollowCalls } from '#contract/follow/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import { keepWay } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
/** What can be followed: the name of its table, and a refusal for whoever may not read the row. */
export type Followable = { owner: string; opens(at: At, id: number): Promise<unknown> };

/** Calls about following the rows of one table. */
export const followHandlers = ({ owner, opens }: Followable): Handlers<FollowCalls> => ({
  async follow(at, { id, way }) {
    const { db, scope, now } = at;
    await opens(at, id);
    if (scope.memberId === null) throw new Refused('COMMENTS.ERRORS.VISIT');
    await keepWay(db, scope, { owner, ownerId: id }, way, now);
    return { way };
  },
});
