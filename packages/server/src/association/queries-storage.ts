import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { svj } from './tables.ts';

/** What files of the association take, and how much they may; `usual` is the portal's limit. */
export async function storageOf(db: Db, scope: Scope, usual: number) {
  const { rows } = await db.execute<{ used: number; quota: number | null }>(sql`
    select (select coalesce(sum(f.size), 0)::bigint from file f where f.svj_id = s.id) as used, s.quota
    from svj s where s.id = ${scope.svjId}`);
  const [row] = rows;
  const own = row?.quota ?? null;
  return { used: Number(row?.used ?? 0), limit: own === null ? usual : Number(own), isOwn: own !== null };
}

/** Keeps the association's own limit; the version stays, because no form of its own holds it. */
export async function keepQuota(db: Db, scope: Scope, quota: number | null): Promise<void> {
  await db.update(svj).set({ quota }).where(eq(svj.id, scope.svjId));
}

/** Keeps whether the association pays for the portal; answers whether that is a change. The version stays as above. */
export async function keepFree(db: Db, scope: Scope, isFree: boolean): Promise<boolean> {
  const changed = await db
    .update(svj)
    .set({ isFree })
    .where(and(eq(svj.id, scope.svjId), ne(svj.isFree, isFree)))
    .returning({ id: svj.id });
  return changed.length > 0;
}
