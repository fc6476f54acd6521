import { and, eq, sql } from 'drizzle-orm';
import type { ApprovalDeed } from '#contract/approvals/schema-words.ts';
import type { Approval, At, Place } from '../rows/queries.ts';
import { approval, approvalEntry, approvalPlace } from '../rows/tables.ts';

type Asked = Pick<Approval, 'title' | 'notes' | 'rule' | 'needed' | 'dueOn' | 'remindAt'>;

export async function addApproval({ db, scope, now }: At, asked: Asked): Promise<Approval> {
  const values = { ...asked, svjId: scope.svjId, authorId: scope.memberId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(approval).values(values).returning();
  return row as Approval;
}

/** Asks these members too, behind those who are asked already. */
export async function addPlaces({ db, scope }: At, approvalId: number, memberIds: readonly number[], from = 1) {
  const rows = memberIds.map((memberId, i) => ({ svjId: scope.svjId, approvalId, memberId, position: from + i }));
  await db.insert(approvalPlace).values(rows);
}

type Changed = Partial<
  Pick<Approval, 'status' | 'decidedAt' | 'withdrawnBy' | 'withdrawnReason' | 'remindAt' | 'deletedAt'>
>;

/** Changes a request that is held by this transaction. */
export async function changeApproval({ db, scope, now }: At, a: Pick<Approval, 'id'>, changed: Changed): Promise<void> {
  await db
    .update(approval)
    .set({ ...changed, updatedAt: now, version: sql`${approval.version} + 1` })
    .where(and(eq(approval.svjId, scope.svjId), eq(approval.id, a.id)));
}

type PlaceChange = Partial<Pick<Place, 'memberId' | 'status' | 'asChair' | 'note' | 'decidedAt'>>;
export async function changePlace({ db, scope }: At, id: number, changed: PlaceChange): Promise<void> {
  await db
    .update(approvalPlace)
    .set(changed)
    .where(and(eq(approvalPlace.svjId, scope.svjId), eq(approvalPlace.id, id)));
}

export async function dropPlace({ db, scope }: At, id: number): Promise<void> {
  await db.delete(approvalPlace).where(and(eq(approvalPlace.svjId, scope.svjId), eq(approvalPlace.id, id)));
}

type Told = { what: ApprovalDeed; aboutId?: number | null; note?: string };
/** Writes down what was done with it, and by whom. */
export async function addEntry({ db, scope, now }: At, approvalId: number, told: Told): Promise<void> {
  await db.insert(approvalEntry).values({ svjId: scope.svjId, approvalId, at: now, memberId: scope.memberId, ...told });
}

/** Requests in which this member is asked, held in their order until the end of the transaction. */
export const askedOf = ({ db, scope }: Omit<At, 'now'>, memberId: number): Promise<Approval[]> =>
  db
    .select()
    .from(approval)
    .where(
      sql`${approval.svjId} = ${scope.svjId} and ${approval.id} in (select p.approval_id from approval_place p
        where p.svj_id = ${scope.svjId} and p.member_id = ${memberId})`,
    )
    .orderBy(approval.id)
    .for('update');
