import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import { fileWaste, keptPrint } from './file-tables.ts';

export type Kept = Pick<typeof keptPrint.$inferSelect, 'key' | 'size'>;
type NewKept = Omit<typeof keptPrint.$inferInsert, 'svjId'>;

/** The paper with this digest, kept since then. */
export async function keptOf(db: Db, scope: Scope, digest: Buffer, since: Date): Promise<Kept | undefined> {
  const [row] = await db
    .select({ key: keptPrint.key, size: keptPrint.size })
    .from(keptPrint)
    .where(and(eq(keptPrint.svjId, scope.svjId), eq(keptPrint.digest, digest), gt(keptPrint.madeAt, since)));
  return row;
}

/** How many times somebody was forgotten in the association; asked before anything that is printed is read. */
export async function ageOf(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`select age from kept_print_age where svj_id = ${scope.svjId}`);
  return Number(rows[0]?.age ?? 0);
}

/** The same, held until the transaction ends: nobody is forgotten meanwhile. */
export async function heldAge(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`
    insert into kept_print_age (svj_id) values (${scope.svjId})
    on conflict (svj_id) do update set age = kept_print_age.age returning age`);
  return Number(rows[0]?.age);
}

/** Keeps the row of a paper in the place of one with the same digest; the bytes of that one go in their time. */
export async function addKept(db: Db, scope: Scope, kept: NewKept): Promise<void> {
  const { key, size, madeAt } = kept;
  await db
    .insert(keptPrint)
    .values({ ...kept, svjId: scope.svjId })
    .onConflictDoUpdate({ target: [keptPrint.svjId, keptPrint.digest], set: { key, size, madeAt } });
}

/** Whether files and kept papers of the association with so many bytes more are within what it may have. */
export async function isWithinQuota(db: Db, scope: Scope, more: number, quota: number): Promise<boolean> {
  const { rows } = await db.execute<{ size: number; own: number | null }>(sql`
    select (select coalesce(sum(f.size), 0) from file f where f.svj_id = s.id)::bigint
      + (select coalesce(sum(k.size), 0) from kept_print k where k.svj_id = s.id)::bigint as size, s.quota as own
    from svj s where s.id = ${scope.svjId}`);
  return Number(rows[0]?.size ?? 0) + more <= Number(rows[0]?.own ?? quota);
}

/** Somebody is forgotten: no paper that was drawn or read before may name them. */
export async function forgetKept(db: Db, scope: Scope, now: Date): Promise<void> {
  await db.execute(sql`
    insert into kept_print_age (svj_id, age) values (${scope.svjId}, 1)
    on conflict (svj_id) do update set age = kept_print_age.age + 1`);
  const gone = await db.delete(keptPrint).where(eq(keptPrint.svjId, scope.svjId)).returning({ key: keptPrint.key });
  const keys = sql.param(gone.map((g) => g.key));
  await db
    .update(fileWaste)
    .set({ dueAt: now })
    .where(and(eq(fileWaste.svjId, scope.svjId), sql`${fileWaste.key} = any(${keys}::uuid[])`));
}

/** Rows of papers whose time is over, of all associations; their bytes are noted as waste of the same time. */
export async function dropOldKept(db: Db, before: Date): Promise<void> {
  await db.delete(keptPrint).where(lte(keptPrint.madeAt, before));
}
