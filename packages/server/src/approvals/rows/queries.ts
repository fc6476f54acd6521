import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ApprovalTab } from '#contract/approvals/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { stoodFor } from './queries-people.ts';
import { approval, approvalPlace } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Approval = typeof approval.$inferSelect;
export type Place = typeof approvalPlace.$inferSelect;

/** What mails of one request say that they belong to, so that mail programs keep them together. */
export const threadOf = (scope: Scope, id: number): string => `approval.${scope.svjId}.${id}`;

/** Who administers requests also opens their private files. */
export const seesAll = (scope: Scope): boolean => may(scope, 'requirement_for_approval', 'rw');

/** Of `approval`: what the asker may read. Files come by addresses that name no module. */
export const seen = (scope: Scope): SQL =>
  sql`approval.svj_id = ${scope.svjId} and approval.deleted_at is null
    and ${may(scope, 'requirement_for_approval', 'r')}::boolean`;

/** Of `approval`: whether the tab lists it. */
export const inTab = (tab: ApprovalTab): SQL =>
  tab === 'all' ? sql`true` : sql`approval.status = ${sql.raw(`'${tab}'`)}`;

/** Of `approval_place p` of `approval`: it is this one's turn. */
const isTurn = sql`(approval.rule <> 'order' or not exists (select from approval_place e where e.svj_id = p.svj_id
  and e.approval_id = p.approval_id and e.status = 'waiting' and e.position < p.position))`;

/** Of `approval`: one of these members (a condition on `p.member_id`) is asked now and has not answered. */
const asksNow = (who: SQL): SQL => sql`exists (
  select from approval_place p where p.svj_id = approval.svj_id and p.approval_id = approval.id
    and p.member_id ${who} and p.status = 'waiting' and ${isTurn})`;

/** Of `approval`: it waits for the asker now, or for somebody whom they stand in for and may answer for. */
export function waitsForMe(scope: Scope): SQL {
  const me = scope.memberId ?? 0;
  return sql`(approval.status = 'waiting' and (${asksNow(sql`= ${me}`)}
    or (approval.author_id is distinct from ${me} and ${asksNow(sql`= any(${stoodFor(scope)})`)} and not exists (
      select from approval_place o where o.svj_id = approval.svj_id and o.approval_id = approval.id
        and (o.member_id = ${me} or o.stood_by = ${me})))))`;
}

/** Of `approval`: the asker asks, or is asked. */
export const isMine = (scope: Scope): SQL => sql`(approval.author_id = ${scope.memberId ?? 0}
  or approval.id in (select p.approval_id from approval_place p where p.svj_id = ${scope.svjId}
    and p.member_id = ${scope.memberId ?? 0}))`;

/** The request of this id, if the asker may read it; 404 otherwise. Locked until the end of the transaction when asked. */
export async function approvalSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Approval> {
  const asked = db
    .select()
    .from(approval)
    .where(and(seen(scope), eq(approval.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('APPROVAL.NOT_FOUND');
  return row;
}

/** The request of this id, whoever may read it, held until the end of the transaction; undefined when it is not there. */
export async function approvalHeld(db: Db, scope: Scope, id: number): Promise<Approval | undefined> {
  const [row] = await db
    .select()
    .from(approval)
    .where(sql`approval.svj_id = ${scope.svjId} and approval.id = ${id} and approval.deleted_at is null`)
    .for('update');
  return row;
}

/** Who is asked, in their order. */
export const placesOf = (db: Db, scope: Scope, id: number): Promise<Place[]> =>
  db
    .select()
    .from(approvalPlace)
    .where(and(eq(approvalPlace.svjId, scope.svjId), eq(approvalPlace.approvalId, id)))
    .orderBy(asc(approvalPlace.position), asc(approvalPlace.id));

/** The place of the asker, where they are asked. */
export const mineAmong = ({ memberId }: Scope, places: readonly Place[]): Place | undefined =>
  memberId === null ? undefined : places.find((p) => p.memberId === memberId);

/** Requests that wait in the house, and those of them that wait for the asker. */
export async function countApprovals(db: Db, scope: Scope): Promise<{ waiting: number; forMe: number }> {
  if (!may(scope, 'requirement_for_approval', 'r')) return { waiting: 0, forMe: 0 };
  const { rows } = await db.execute<{ waiting: number; mine: number }>(sql`
    select count(*) as waiting, count(*) filter (where ${waitsForMe(scope)}) as mine
    from approval where ${seen(scope)} and ${inTab('waiting')}`);
  return { waiting: Number(rows[0]?.waiting ?? 0), forMe: Number(rows[0]?.mine ?? 0) };
}

/** Of the requests that wait for the asker the one with the oldest day to decide; none when none does. */
export async function firstForMe(db: Db, scope: Scope) {
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select approval.id, approval.title, approval.due_on::text as until
    from approval where ${seen(scope)} and ${inTab('waiting')} and ${waitsForMe(scope)}
    order by approval.due_on nulls last, approval.id limit 1`);
  return rows;
}
