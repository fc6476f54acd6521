import { tellGathered } from '../../notices/steps-gathered.ts';
import type { At } from '../rows/queries.ts';
import { readersOfEach } from './queries-told.ts';

/**
 * Tells by pace of new documents, or of new versions: everybody each of them is for, but who brought it. What comes within a few
 * minutes comes in one mail, and what is moved away or deleted meanwhile in none. Answers how many people there are.
 */
export async function tellOfDocuments(
  { db, scope, now }: At,
  ids: readonly number[],
  kind: 'published' | 'changed',
): Promise<number> {
  if (ids.length === 0) return 0;
  const readers = await readersOfEach(db, scope, ids, now);
  const things = readers.flatMap(({ ids: some, members }) => {
    const memberIds = members.filter((id) => id !== scope.memberId);
    return some.map((ownerId) => ({ ownerId, memberIds }));
  });
  return tellGathered(db, scope, { owner: 'document', kind, module: 'documents', things }, now);
}
