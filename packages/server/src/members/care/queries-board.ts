import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** What one member wrote, read, confirmed and was told of on the board is the other's from now on. */
export async function giveBoardOver(db: Db, scope: Scope, keeps: number, goes: number): Promise<void> {
  const theirs = sql`svj_id = ${scope.svjId} and member_id = ${goes}`;
  await db.execute(sql`update comment set member_id = ${keeps} where ${theirs}`);
  await db.execute(sql`update comment_mention set member_id = ${keeps} where ${theirs}`);
  await db.execute(sql`update notice set member_id = ${keeps} where ${theirs}`);
  await db.execute(sql`
    update message set owner_id = ${keeps} where svj_id = ${scope.svjId} and owner_id = ${goes}`);
  await db.execute(sql`
    update confirmation set recorded_by = ${keeps} where svj_id = ${scope.svjId} and recorded_by = ${goes}`);
  await db.execute(sql`
    update wording set replaced_by = ${keeps} where svj_id = ${scope.svjId} and replaced_by = ${goes}`);
  await db.execute(sql`
    update confirmation c set member_id = ${keeps} where ${theirs} and not exists (
      select from confirmation k where k.svj_id = c.svj_id and k.owner = c.owner and k.owner_id = c.owner_id
        and k.member_id = ${keeps} and k.content_version = c.content_version)`);
  await db.execute(sql`
    update message_seen s set member_id = ${keeps} where ${theirs} and not exists (
      select from message_seen k where k.svj_id = s.svj_id and k.message_id = s.message_id and k.member_id = ${keeps})`);
}
