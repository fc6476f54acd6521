import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { chairRole } from '#contract/access.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Approval } from './rows/queries.ts';
import { approval } from './rows/tables.ts';

type Due = { svjId: number; id: number };

/** Across associations: requests whose missing answers are reminded of by this moment. */
export async function approvalsToRemind(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from approval where remind_at <= ${now} and deleted_at is null order by remind_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

/** Across associations: houses in which a request that was made by this moment waits for the chair and somebody. */
export async function housesWithChairs(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ svj_id: number }>(sql`
    select distinct svj_id from approval
    where created_at <= ${now} and rule = 'chair' and status = 'waiting' and deleted_at is null`);
  return rows.map((r) => r.svj_id);
}

/** Requests of the house that do not ask its chair yet, though they should. */
export async function approvalsWithoutChair(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from approval a join member m on m.svj_id = a.svj_id and m.role = ${chairRole}
      and m.custom_role_id is null and m.archived_at is null
    where a.svj_id = ${scope.svjId} and a.rule = 'chair' and a.status = 'waiting' and a.deleted_at is null
      and not exists (select from approval_place p where p.svj_id = a.svj_id and p.approval_id = a.id
        and p.member_id = m.id)
    order by a.id`);
  return rows.map((r) => r.id);
}

/** The request, if it is still due; whoever else is at it is not waited for. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<Approval | undefined> {
  const [row] = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.svjId, scope.svjId),
        eq(approval.id, id),
        eq(approval.status, 'waiting'),
        isNull(approval.deletedAt),
        lte(approval.remindAt, now),
      ),
    )
    .for('update', { skipLocked: true });
  return row;
}

export async function keepReminder(db: Db, scope: Scope, id: number, remindAt: Date | null): Promise<void> {
  await db
    .update(approval)
    .set({ remindAt })
    .where(and(eq(approval.svjId, scope.svjId), eq(approval.id, id)));
}
