import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';
import { bytesKey, previewKey } from '../store/file-receiving.ts';
import { type FileStore, storeRefusal } from '../store/file-store.ts';
import { file } from './file-tables.ts';
import { type FileOwner, ofOwner } from './files.ts';

type Row = typeof file.$inferSelect;

/** Previews are small pictures that the portal made itself. */
async function copyBytes(store: FileStore, svjId: number, { key, size, hasPreview }: Row, to: string): Promise<void> {
  try {
    await store.write(bytesKey(svjId, to), await store.read(bytesKey(svjId, key)), size);
    if (!hasPreview) return;
    const preview = await buffer(await store.read(previewKey(svjId, key)));
    await store.write(previewKey(svjId, to), Readable.from([preview]), preview.length);
  } catch (error) {
    throw storeRefusal(error);
  }
}

/** Gives owners of one kind files of their own with what others have, of that kind or of another, in the same order; private ones stay where they are asked to. */
export async function copyFiles(
  { files }: Pick<Portal, 'files'>,
  db: Db,
  scope: Scope,
  owner: FileOwner['owner'] | { from: string; to: string; publicOnly?: true },
  pairs: readonly { from: number; to: number }[],
  now: Date,
): Promise<void> {
  const kinds = typeof owner === 'string' ? { from: owner, to: owner } : owner;
  const isCopied = 'publicOnly' in kinds ? eq(file.isPublic, true) : undefined;
  for (const { from, to } of pairs) {
    const rows = await db
      .select()
      .from(file)
      .where(and(ofOwner(scope, { owner: kinds.from, ownerId: from }), isCopied))
      .orderBy(asc(file.position), asc(file.id));
    for (const row of rows) {
      const key = randomUUID();
      await copyBytes(files, scope.svjId, row, key);
      const { id: _, ...same } = row;
      // Smaller sizes are made of the file that shows them.
      const own = {
        key,
        hasSizes: false,
        owner: kinds.to,
        ownerId: to,
        uploadedBy: scope.memberId,
        accountId: scope.accountId,
        createdAt: now,
      };
      await db.insert(file).values({ ...same, ...own });
    }
  }
}
