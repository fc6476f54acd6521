import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Minutes, Signature } from '../rows/queries.ts';
import { minutes, minutesAddendum, minutesSignature } from '../rows/tables.ts';

/** Begins minutes of a meeting; undefined where somebody else did at the same moment. */
export async function addMinutes(db: Db, scope: Scope, meetingId: number, now: Date): Promise<Minutes | undefined> {
  const [row] = await db
    .insert(minutes)
    .values({ svjId: scope.svjId, meetingId, overrides: { facts: {}, points: {} }, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Changes minutes that are held by this transaction; answers them as they are now. */
export async function changeMinutes(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Minutes, 'id' | 'version'>,
  changed: Partial<Omit<Minutes, 'id' | 'svjId' | 'version'>>,
  now: Date,
): Promise<Minutes> {
  const [row] = await db
    .update(minutes)
    .set({ ...changed, updatedAt: now, version: version + 1 })
    .where(and(eq(minutes.svjId, scope.svjId), eq(minutes.id, id)))
    .returning();
  return row as Minutes;
}

type Signer = Pick<Signature, 'role' | 'memberId' | 'name'>;
export async function addSigners(db: Db, scope: Scope, minutesId: number, signers: readonly Signer[]): Promise<void> {
  if (signers.length === 0) return;
  const rows = signers.map((signer, position) => ({ ...signer, svjId: scope.svjId, minutesId, position }));
  await db.insert(minutesSignature).values(rows);
}

export async function addAddendum(
  db: Db,
  scope: Scope,
  { minutesId, text }: { minutesId: number; text: string },
  now: Date,
): Promise<number> {
  const author = { authorId: scope.memberId, authorName: scope.name };
  const [row] = await db
    .insert(minutesAddendum)
    .values({ svjId: scope.svjId, minutesId, text, ...author, createdAt: now })
    .returning({ id: minutesAddendum.id });
  return row?.id as number;
}
