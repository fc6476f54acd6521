import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { type Db, violated } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { member } from '../rows/tables.ts';
import { invitation } from './tables.ts';

/** Gives members access that waits for its acceptance; their older links stop working. */
export async function openAccess(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(member)
    .set({ hasAccess: true, isActive: false })
    .where(and(eq(member.svjId, scope.svjId), sql`${member.id} = any(${sql.param([...ids])}::bigint[])`));
  await db
    .update(invitation)
    .set({ voidedAt: now })
    .where(
      and(
        eq(invitation.svjId, scope.svjId),
        sql`${invitation.memberId} = any(${sql.param([...ids])}::bigint[])`,
        isNull(invitation.usedAt),
        isNull(invitation.voidedAt),
      ),
    );
}

type NewInvitation = Pick<
  typeof invitation.$inferInsert,
  'memberId' | 'email' | 'tokenHash' | 'createdAt' | 'expiresAt'
>;

export async function addInvitations(db: Db, scope: Scope, list: readonly NewInvitation[]): Promise<void> {
  await db.insert(invitation).values(list.map((i) => ({ ...i, svjId: scope.svjId, createdBy: scope.memberId })));
}

/** Notes when the link was opened for the first time. */
export async function noteLinkOpened(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db
    .update(invitation)
    .set({ openedAt: now })
    .where(and(eq(invitation.svjId, scope.svjId), eq(invitation.id, id), isNull(invitation.openedAt)));
}

/** Uses the invitation up; it remembers by whom. */
export async function spendInvitation(db: Db, scope: Scope, id: number, accountId: number, now: Date): Promise<void> {
  await db
    .update(invitation)
    .set({ usedAt: now, accountId })
    .where(and(eq(invitation.svjId, scope.svjId), eq(invitation.id, id)));
}

/** The member signs in by the account from now on. Refuses an account that meanwhile became another member here. */
export async function joinAccount(db: Db, scope: Scope, memberId: number, accountId: number): Promise<void> {
  try {
    await db
      .update(member)
      .set({
        accountId,
        isActive: true,
        version: sql`${member.version} + 1`,
        settings: sql`${member.settings} || '{"isNew": true}'`,
      })
      .where(and(eq(member.svjId, scope.svjId), eq(member.id, memberId)));
  } catch (error) {
    if (violated(error)?.constraint === 'member_of_account') throw new Refused('ENTER.ERRORS.TAKEN');
    throw error;
  }
}
