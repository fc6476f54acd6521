import { sql } from 'drizzle-orm';
import type { None } from '#contract/base/noun/define-noun.ts';
import type { AskedText, AskType } from '#contract/confirmations/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Worded } from './queries-asked.ts';

/** A noun that asks people to confirm reading; handed over where the portal is put together. */
export type AskSource = {
  /** What the asker owes, in the order of the queue, and how much of it there is in all. */
  owed(
    db: Db,
    scope: Scope,
    now: Date,
    limit: number,
  ): Promise<{ asks: { id: number; version: number }[]; total: number }>;
  /** Those of these that the asker owes, whole, by id. */
  texts(portal: Portal, asking: Asking, ids: readonly number[]): Promise<Map<number, AskedText>>;
  /** The version that the asker is asked to confirm, confirmed or not; null when nobody asks them. */
  asked(db: Db, scope: Scope, id: number, now: Date): Promise<number | null>;
  /** The asker has just confirmed it. */
  confirmed(db: Db, scope: Scope, id: number, now: Date): Promise<void>;
  /** Where what it said before is kept, and who opens that. */
  worded: Worded | None;
};
export type AskSources = Partial<Record<AskType, AskSource>>;

/** What was read: `owner` is the table that `id` points to. */
export type Read = { owner: string; id: number; version: number };

/** When the member confirmed that version; null when they have not. */
export async function confirmedAt(db: Db, scope: Scope, read: Read, memberId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select confirmed_at as at from confirmation
    where svj_id = ${scope.svjId} and owner = ${read.owner} and owner_id = ${read.id}
      and content_version = ${read.version} and member_id = ${memberId}`);
  return rows[0] ? new Date(rows[0].at) : null;
}
