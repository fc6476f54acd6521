import { keyOfPair } from '../../notices/steps.ts';
import { tellGathered } from '../../notices/steps-gathered.ts';
import type { At } from '../rows/queries.ts';
import { namedOnEach, readersOfEach } from './queries-told.ts';

const about = { owner: 'document', module: 'documents' } as const;

/**
 * Tells by pace of new documents, or of new versions: everybody each of them is for, but who brought it. What comes within a few
 * minutes comes in one mail, and what is moved away or deleted meanwhile in none. Of a new paper those are told too to whom it
 * is addressed and who read no documents any more: it is on their own page.
 */
export async function tellOfDocuments(
  { db, scope, now }: At,
  ids: readonly number[],
  kind: 'published' | 'changed',
): Promise<void> {
  if (ids.length === 0) return;
  const readers = await readersOfEach(db, scope, ids, now);
  const things = readers.flatMap(({ ids: some, members }) => {
    const memberIds = members.filter((id) => id !== scope.memberId);
    return some.map((ownerId) => ({ ownerId, memberIds }));
  });
  await tellGathered(db, scope, { ...about, kind, things }, now);
  if (kind !== 'published') return;
  const reading = new Set(
    readers.flatMap((r) => r.ids.flatMap((ownerId) => r.members.map((memberId) => keyOfPair({ ownerId, memberId })))),
  );
  const named = (await namedOnEach(db, scope, ids, now)).filter(
    (p) => p.memberId !== scope.memberId && !reading.has(keyOfPair(p)),
  );
  const byName = [...Map.groupBy(named, (p) => p.ownerId)].map(([ownerId, some]) => ({
    ownerId,
    memberIds: some.map((p) => p.memberId),
  }));
  await tellGathered(db, scope, { ...about, kind: 'addressed', things: byName }, now);
}
