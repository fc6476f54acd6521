import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

export type MailRow = { seat: number; member: number; recipient: string | null; messageId: string | null };

/** Writes down whom a mail of the vote was for. */
export async function keepMails(
  db: Db,
  scope: Scope,
  voteId: number,
  kind: string,
  rows: readonly MailRow[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into vote_mail (svj_id, vote_id, seat_id, member_id, kind, recipient, message_id, at)
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.seat, g.member, ${kind}::text, g.recipient, g."messageId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g
      (seat bigint, member bigint, recipient text, "messageId" uuid)`);
}

/** That somebody was told stays with the vote; the address goes. */
export async function forgetRecipients(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update vote_mail set recipient = null
    where svj_id = ${scope.svjId} and member_id = any(${sql.param([...ids])}::bigint[])`);
}
