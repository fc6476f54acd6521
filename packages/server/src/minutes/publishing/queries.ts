import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { minutes } from '../rows/tables.ts';

/** Says as which document they were published, and how much of what came after stood in it. */
export async function keepPublished(
  db: Db,
  scope: Scope,
  id: number,
  { documentId, parts, at }: { documentId: number; parts: number; at: Date },
): Promise<void> {
  await db
    .update(minutes)
    .set({ documentId, publishedAt: at, publishedParts: parts })
    .where(and(eq(minutes.svjId, scope.svjId), eq(minutes.id, id)));
}
