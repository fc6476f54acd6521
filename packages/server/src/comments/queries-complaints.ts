import { type SQL, sql } from 'drizzle-orm';
import type { ComplaintReason, Verdict } from '#contract/comments/schema-complaints.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** Reports that wait for an answer of the asker, who administers rows of the owner: `k`, of `c`, which they did not write. */
const waiting = (scope: Scope, owner: string): SQL => sql`
  from comment_complaint k join comment c on c.svj_id = k.svj_id and c.id = k.comment_id
  where k.svj_id = ${scope.svjId} and k.verdict_id is null and c.owner = ${owner} and c.deleted_at is null
    and c.member_id is distinct from ${scope.memberId}::bigint`;

/** How many things said to the row of this id wait. */
export const waitingAt = (scope: Scope, owner: string, ownerId: SQL): SQL =>
  sql`(select count(distinct c.id) ${waiting(scope, owner)} and c.owner_id = ${ownerId})`;

/** Ids of rows to which something was said that waits, as a query; each as often as it waits. */
export const withWaiting = (scope: Scope, owner: string): SQL =>
  sql`select c.owner_id, c.id ${waiting(scope, owner)} group by c.owner_id, c.id`;

type Complained = { commentId: number; reason: ComplaintReason; text: string };

/** Keeps that the asker reported it; answers its id. */
export async function addComplaint(db: Db, scope: Scope, said: Complained, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into comment_complaint (svj_id, comment_id, owner, member_id, reason, text, created_at)
    select c.svj_id, c.id, c.owner, ${scope.memberId}::bigint, ${said.reason}, ${said.text}, ${now}
    from comment c where c.svj_id = ${scope.svjId} and c.id = ${said.commentId} returning id`);
  return rows[0]?.id as number;
}

/** Whether the asker reported it before, and whether somebody waits for an answer. */
export async function standingOf(db: Db, scope: Scope, commentId: number) {
  const { rows } = await db.execute<{ reported: boolean; waits: boolean }>(sql`
    select coalesce(bool_or(k.member_id = ${scope.memberId ?? 0}), false) as reported,
      coalesce(bool_or(k.verdict_id is null), false) as waits
    from comment_complaint k where k.svj_id = ${scope.svjId} and k.comment_id = ${commentId}`);
  return rows[0] as { reported: boolean; waits: boolean };
}

/** Keeps what was decided, which answers whoever reported it until now; answers the verdict's id. */
export async function addVerdict(
  db: Db,
  scope: Scope,
  { commentId, what, text }: { commentId: number; what: Verdict; text: string },
  now: Date,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into comment_verdict (svj_id, comment_id, owner, what, text, member_id, created_at)
    select c.svj_id, c.id, c.owner, ${what}, ${text}, ${scope.memberId}::bigint, ${now}
    from comment c where c.svj_id = ${scope.svjId} and c.id = ${commentId} returning id`);
  const id = rows[0]?.id as number;
  await db.execute(sql`
    update comment_complaint set verdict_id = ${id}
    where svj_id = ${scope.svjId} and comment_id = ${commentId} and verdict_id is null`);
  return id;
}

/** Hides it with what stands in its place, or shows it again. */
export async function keepHidden(
  db: Db,
  scope: Scope,
  commentId: number,
  hidden: { at: Date; why: string } | null,
): Promise<void> {
  await db.execute(sql`
    update comment set hidden_at = ${hidden?.at ?? null}, hidden_why = ${hidden?.why ?? null}
    where svj_id = ${scope.svjId} and id = ${commentId}`);
}
