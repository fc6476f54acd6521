import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Rights, RoleId } from '#contract/access.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { customRole, member } from '../rows/tables.ts';

export type CustomRow = typeof customRole.$inferSelect;
const theRole = (scope: Scope, id: number) => and(eq(customRole.svjId, scope.svjId), eq(customRole.id, id));

/** A custom role, until the end of the transaction changed by nobody else and, before deleting, given to nobody. */
export async function lockRole(
  db: Db,
  scope: Scope,
  id: number,
  act: 'change' | 'delete',
): Promise<CustomRow | undefined> {
  const strength = act === 'delete' ? 'update' : 'no key update';
  const [row] = await db.select().from(customRole).where(theRole(scope, id)).for(strength);
  return row;
}

type Written = { title: string; rights: Rights };

export async function addRole(db: Db, scope: Scope, one: Written & { basedOn: RoleId }, now: Date): Promise<number> {
  const values = { ...one, svjId: scope.svjId, updatedAt: now };
  const [row] = await db.insert(customRole).values(values).returning({ id: customRole.id });
  return row?.id as number;
}

/** Writes the new title and rights; the caller holds the row. */
export async function changeRole(db: Db, scope: Scope, id: number, one: Written, now: Date): Promise<void> {
  await db
    .update(customRole)
    .set({ ...one, version: sql`${customRole.version} + 1`, updatedAt: now })
    .where(theRole(scope, id));
}

/** Deletes a custom role; deleted people, who never come back, let go of it. */
export async function deleteRole(db: Db, scope: Scope, id: number): Promise<void> {
  await db
    .update(member)
    .set({ customRoleId: null })
    .where(and(eq(member.svjId, scope.svjId), eq(member.customRoleId, id), isNotNull(member.erasedAt)));
  await db.delete(customRole).where(theRole(scope, id));
}
