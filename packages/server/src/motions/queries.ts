import { and, eq, type SQL, sql } from 'drizzle-orm';
import { versionOf } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { overtaken } from '../base/log/audit.ts';
import { vote } from './tables.ts';

export type Vote = typeof vote.$inferSelect;

/** Drafts and what is kept for the committee are seen only by whoever administers votes. */
export const seesAll = (scope: Scope): boolean => may(scope, 'vote', 'rw');

/** Of `vote`: a ballot of the asker, or of a seat of theirs, is stored in it. */
export const tookPart = (scope: Scope): SQL => sql`exists (
  select from vote_answer a where a.svj_id = vote.svj_id and a.vote_id = vote.id and (a.cast_by = ${scope.memberId}
    or exists (select from vote_seat s where s.svj_id = a.svj_id and s.id = a.seat_id
      and s.owner_ids @> array[${scope.memberId}::bigint])
    or exists (select from vote_voter w where w.svj_id = a.svj_id and w.seat_id = a.seat_id
      and w.member_id = ${scope.memberId})))`;

/** Whom the register entitles no more opens votes they took part in, for their receipts and the verification. */
export const seen = (scope: Scope): SQL =>
  seesAll(scope)
    ? sql`vote.svj_id = ${scope.svjId}`
    : sql`vote.svj_id = ${scope.svjId} and vote.is_public and vote.status <> 'concept'
        and ${scope.isFormer ? tookPart(scope) : sql`true`}`;

/** Whether ballots are no longer taken: by its state, or because its end has come and nobody closed it yet. */
export const isClosed = (v: Pick<Vote, 'status' | 'closesAt'>, now: Date): boolean =>
  v.status === 'finish' || (v.status === 'run' && v.closesAt !== null && v.closesAt <= now);
/** Whether its beginning has come. */
export const isOpened = (v: Pick<Vote, 'opensAt'>, now: Date): boolean => v.opensAt === null || v.opensAt <= now;

/** The vote, if the asker may see it; 404 otherwise. Locked until the end of the transaction when asked. */
export async function voteSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Vote> {
  const asked = db
    .select()
    .from(vote)
    .where(and(seen(scope), eq(vote.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('VOTE.NOT_FOUND');
  return row;
}

/** A draft, locked; what has started cannot be changed. */
export async function draftOf(db: Db, scope: Scope, id: number): Promise<Vote> {
  const row = await voteSeen(db, scope, id, 'lock');
  if (row.status !== 'concept') throw new Refused('VOTE.ERRORS.NOT_CONCEPT');
  return row;
}

/** A draft as it was seen, locked, one version higher: whoever saw an older one is refused (409), at the start too. */
export async function turnDraft(db: Db, scope: Scope, id: number, updatedAt: string, now: Date): Promise<void> {
  const { version } = await draftOf(db, scope, id);
  if (version !== versionOf(updatedAt)) throw await overtaken(db, scope, { noun: 'votes', nounId: id }, updatedAt);
  await db
    .update(vote)
    .set({ version: version + 1, updatedAt: now })
    .where(and(eq(vote.svjId, scope.svjId), eq(vote.id, id)));
}

/** Keeps what the register said when the list was built. */
export async function keepRegister(
  db: Db,
  scope: Scope,
  id: number,
  { register, parts }: { register: Buffer; parts: bigint | null },
): Promise<void> {
  await db
    .update(vote)
    .set({ register, parts })
    .where(and(eq(vote.svjId, scope.svjId), eq(vote.id, id)));
}

/** Whether the file of this person that the asker makes tells of votes. */
export const tellsVotes = (scope: Scope, id: number): boolean => id === scope.memberId || may(scope, 'vote', 'r');
