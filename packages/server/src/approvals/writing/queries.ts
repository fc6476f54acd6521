import { and, eq, sql } from 'drizzle-orm';
import type { Approval, At, Place } from '../rows/queries.ts';
import { approval, approvalPlace } from '../rows/tables.ts';

type AskedFields =
  | ('title' | 'notes' | 'rule' | 'needed' | 'dueOn' | 'remindAt')
  | ('amount' | 'supplierIco' | 'supplierName');
type Asked = Pick<Approval, AskedFields>;

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

/** What became of it on an agenda changes nothing of the request itself. */
export async function keepPoint({ db, scope }: At, id: number, pointId: number): Promise<void> {
  await db
    .update(approval)
    .set({ pointId })
    .where(and(eq(approval.svjId, scope.svjId), eq(approval.id, id)));
}

type PlaceChange = Partial<Pick<Place, 'memberId' | 'stoodBy' | 'status' | 'asChair' | 'note' | 'decidedAt'>>;
export async function changePlace({ db, scope }: At, id: number, changed: PlaceChange): Promise<void> {
  await db
    .update(approvalPlace)
    .set(changed)
    .where(and(eq(approvalPlace.svjId, scope.svjId), eq(approvalPlace.id, id)));
}

export async function dropPlace({ db, scope }: At, id: number): Promise<void> {
  await db.delete(approvalPlace).where(and(eq(approvalPlace.svjId, scope.svjId), eq(approvalPlace.id, id)));
}

/** Requests whose entries name this member, held in their order until the end of the transaction. */
export const naming = ({ db, scope }: Omit<At, 'now'>, memberId: number): Promise<Approval[]> =>
  db
    .select()
    .from(approval)
    .where(
      sql`${approval.svjId} = ${scope.svjId} and ${approval.deletedAt} is null and ${approval.id} = any(array(
        select p.approval_id from approval_place p where p.svj_id = ${scope.svjId} and p.member_id = ${memberId}
        union select e.approval_id from approval_entry e where e.svj_id = ${scope.svjId} and e.member_id = ${memberId}
        union select e.approval_id from approval_entry e where e.svj_id = ${scope.svjId} and e.about_id = ${memberId}
        union select e.approval_id from approval_entry e where e.svj_id = ${scope.svjId} and e.for_id = ${memberId}
        union select a.id from approval a where a.svj_id = ${scope.svjId} and a.author_id = ${memberId}))`,
    )
    .orderBy(approval.id)
    .for('update');
