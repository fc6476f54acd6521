import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { member } from './rows/tables.ts';

/** Keeps the key of a photograph; false when the house has no such member. The version stays: no form holds the key. */
export async function keepAvatar(db: Db, scope: Scope, id: number, avatar: string | null): Promise<boolean> {
  const one = and(eq(member.svjId, scope.svjId), eq(member.id, id), isNull(member.archivedAt));
  const kept = await db.update(member).set({ avatar }).where(one).returning({ id: member.id });
  return kept.length > 0;
}
