import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { picture as pictureCall } from '#contract/base/files/pictures.ts';
import type { Db } from '../db/db.ts';
import type { Scope, Session } from '../http/gate.ts';
import type { Bytes, Portal, Upload } from '../http/handler.ts';
import { sealTicket } from '../secrets/tokens.ts';
import { rewritten } from '../store/picture-reading.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const ref = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const picture = pgTable('picture', {
  svjId: ref('svj_id'),
  id: ref('id').generatedAlwaysAsIdentity(),
  owner: text('owner', { enum: ['svj', 'member'] }).notNull(),
  ownerId: ref('owner_id'),
  type: text('type').notNull(),
  bytes: bytea('bytes').notNull(),
  sha256: bytea('sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Whose picture it is; there is one at most. */
export type Owner = { owner: 'svj' | 'member'; ownerId: number };

const hour = 3600_000;

const of = (scope: Scope, { owner, ownerId }: Owner) =>
  and(eq(picture.svjId, scope.svjId), eq(picture.owner, owner), eq(picture.ownerId, ownerId));

/** Keeps the file as the owner's only picture; answers its key, which the owner's `avatar` column holds. */
export async function keepPicture(db: Db, scope: Scope, owner: Owner, file: Upload, now: Date): Promise<string> {
  const bytes = await rewritten(file.bytes);
  await dropPicture(db, scope, owner);
  const sha256 = createHash('sha256').update(bytes).digest();
  const values = { ...owner, svjId: scope.svjId, type: 'image/webp', bytes, sha256, createdAt: now };
  const [row] = await db.insert(picture).values(values).returning({ id: picture.id });
  return String(row?.id);
}

/** Removes the owner's picture; answers whether there was one. */
export async function dropPicture(db: Db, scope: Scope, owner: Owner): Promise<boolean> {
  const gone = await db.delete(picture).where(of(scope, owner)).returning({ id: picture.id });
  return gone.length > 0;
}

/** Removes the pictures of several owners. */
export async function dropPictures(db: Db, scope: Scope, owner: Owner['owner'], ids: readonly number[]): Promise<void> {
  const theirs = sql`${picture.ownerId} = any(${sql.param([...ids])}::bigint[])`;
  await db.delete(picture).where(and(eq(picture.svjId, scope.svjId), eq(picture.owner, owner), theirs));
}

/** A picture of the house as it is sent, kept by the browser for an hour; undefined when there is none of the id. */
export async function pictureFile(db: Db, scope: Scope, id: number): Promise<Bytes | undefined> {
  const [row] = await db
    .select({ type: picture.type, bytes: picture.bytes })
    .from(picture)
    .where(and(eq(picture.svjId, scope.svjId), eq(picture.id, id)));
  return row && { name: `${id}.webp`, type: row.type, body: row.bytes, keep: hour / 1000 };
}

export type Asking = { session: Session; scope: Scope; now: Date };
type Looking = Omit<Asking, 'scope'> & { scope: Pick<Scope, 'actorId'> };

/**
 * Where the picture of this key is fetched, good for one to two hours; null without a key. It changes once an hour, so
 * that browsers ask for a picture once an hour.
 */
export function pictureAddress(portal: Portal, { session, scope, now }: Looking, key: string | null): string | null {
  if (key === null) return null;
  const { path } = pictureCall;
  const until = (Math.floor(now.getTime() / hour) + 2) * hour;
  const ticket = { path, sessionId: session.id, actorId: scope.actorId, input: { id: Number(key) }, until };
  return path.replace(':ticket', sealTicket(portal.secret, ticket));
}
