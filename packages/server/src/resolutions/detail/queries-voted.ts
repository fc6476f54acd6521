import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { vote, votePoint } from '../../motions/tables.ts';
import { type Resolution, seen } from '../rows/queries.ts';
import { resolution } from '../rows/tables.ts';

export type Entered = {
  r: Resolution;
  vote: typeof vote.$inferSelect;
  point: typeof votePoint.$inferSelect;
};

/** Of these resolutions those that the asker reads, with the vote and the point that decided each, as they ended. */
export const enteredOf = (db: Db, scope: Scope, ids: readonly number[]): Promise<Entered[]> =>
  db
    .select({ r: resolution, vote, point: votePoint })
    .from(resolution)
    .innerJoin(votePoint, and(eq(votePoint.svjId, resolution.svjId), eq(votePoint.id, resolution.pointId)))
    .innerJoin(vote, and(eq(vote.svjId, resolution.svjId), eq(vote.id, resolution.voteId)))
    .where(and(seen(scope), sql`${resolution.id} = any(${sql.param([...ids])}::bigint[])`));
