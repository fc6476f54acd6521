import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Discussion } from '../rows/queries.ts';
import { discussion } from '../rows/tables.ts';

type Written = Pick<Discussion, 'urlHash' | 'name' | 'description' | 'ownerId' | 'toPublic' | 'everyone'>;

const one = (scope: Scope, id: number): SQL =>
  and(eq(discussion.svjId, scope.svjId), eq(discussion.id, id), isNull(discussion.deletedAt)) as SQL;

export async function addDiscussion(db: Db, scope: Scope, written: Written, now: Date): Promise<Discussion> {
  const values = { ...written, svjId: scope.svjId, lastAt: now, createdAt: now, updatedAt: now };
  const [row] = await db.insert(discussion).values(values).returning();
  return row as Discussion;
}

type Changed = Partial<
  Pick<Discussion, 'name' | 'description' | 'editedAt' | 'conclusion' | 'closedAt' | 'closedBy' | 'deletedAt'> &
    Pick<Discussion, 'reopenedAt' | 'reopenReason'>
>;

/** Changes a discussion that is held by this transaction. */
export async function changeDiscussion(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Discussion, 'id' | 'version'>,
  changed: Changed,
  now: Date,
): Promise<void> {
  await db
    .update(discussion)
    .set({ ...changed, updatedAt: now, version: version + 1 })
    .where(one(scope, id));
}
