import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At, Clearance } from '../rows/queries.ts';
import { clearance, clearanceBook, clearanceEntry, clearanceRequest } from '../rows/tables.ts';

export type Book = Pick<typeof clearanceBook.$inferSelect, 'entries' | 'head'>;

export async function bookOf(db: Db, scope: Scope, how: 'read' | 'lock' = 'read'): Promise<Book> {
  const asked = db.select().from(clearanceBook).where(eq(clearanceBook.svjId, scope.svjId));
  const [book] = await (how === 'lock' ? asked.for('update') : asked);
  return book ?? { entries: 0, head: '' };
}

/** Holds the chain of the house until the end of the transaction: all who write wait for each other here. */
export async function bookHeld({ db, scope }: At): Promise<Book> {
  await db.insert(clearanceBook).values({ svjId: scope.svjId }).onConflictDoNothing();
  return bookOf(db, scope, 'lock');
}

export async function keepBook({ db, scope }: At, { entries, head }: Book): Promise<void> {
  await db.update(clearanceBook).set({ entries, head }).where(eq(clearanceBook.svjId, scope.svjId));
}

export async function addEntry({ db, scope, now }: At, n: number, content: string, digest: string): Promise<void> {
  await db.insert(clearanceEntry).values({ svjId: scope.svjId, n, content, digest, at: now });
}

type New = Omit<typeof clearance.$inferInsert, 'svjId' | 'issuedAt' | 'issuedBy' | 'issuedName'>;
export async function addClearance({ db, scope, now }: At, given: New): Promise<number> {
  const by = { issuedAt: now, issuedBy: scope.memberId, issuedName: scope.name };
  const [row] = await db
    .insert(clearance)
    .values({ ...given, ...by, svjId: scope.svjId })
    .returning({ id: clearance.id });
  return (row as { id: number }).id;
}

/** Of the unit, the one that holds. */
export async function validOf({ db, scope }: At, unitId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: clearance.id })
    .from(clearance)
    .where(and(eq(clearance.svjId, scope.svjId), eq(clearance.unitId, unitId), isNull(clearance.endedAt)));
  return row?.id;
}

export async function changeClearance(
  { db, scope }: At,
  id: number,
  change: Partial<Pick<Clearance, 'endedAt' | 'endedBy' | 'endedName' | 'endReason' | 'replacedBy' | 'entry'>>,
): Promise<void> {
  await db
    .update(clearance)
    .set(change)
    .where(and(eq(clearance.svjId, scope.svjId), eq(clearance.id, id)));
}

/** What papers come to, by the confirmation. */
export async function digestsOfPapers({ db, scope }: At, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; digest: string }>(sql`
    select id, encode(sha256(paper), 'hex') as digest from clearance
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.digest]));
}
export const digestOfPaper = (paper: Buffer): string => createHash('sha256').update(paper).digest('hex');

export async function addRequest({ db, scope, now }: At, unitId: number, note: string): Promise<number | undefined> {
  const [row] = await db
    .insert(clearanceRequest)
    .values({ svjId: scope.svjId, unitId, note, askedAt: now, askedBy: scope.memberId, askedName: scope.name })
    .onConflictDoNothing()
    .returning({ id: clearanceRequest.id });
  return row?.id;
}

/** Answers open requests of the unit; who asked. */
export async function answerRequests({ db, scope }: At, unitId: number, clearanceId: number): Promise<number[]> {
  const rows = await db
    .update(clearanceRequest)
    .set({ clearanceId })
    .where(
      and(
        eq(clearanceRequest.svjId, scope.svjId),
        eq(clearanceRequest.unitId, unitId),
        isNull(clearanceRequest.clearanceId),
      ),
    )
    .returning({ by: clearanceRequest.askedBy });
  return rows.flatMap((r) => r.by ?? []);
}
