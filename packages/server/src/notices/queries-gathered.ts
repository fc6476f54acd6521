import { sql } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { NewNotice } from './queries.ts';

type About = { owner: string; kind: NoticeKind; module: Module };
export type NoticeOf = Omit<NewNotice, 'messageId'> & { ownerId: number };

/** Keeps who is to be told of each of several things, in one statement for any number of either. */
export async function keepAllNotices(
  db: Db,
  scope: Scope,
  about: About,
  rows: readonly NoticeOf[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into notice (svj_id, owner, owner_id, module, member_id, kind, recipient, lang, muted, due_at, created_at)
    select ${scope.svjId}::bigint, ${about.owner}::text, n."ownerId", ${about.module}::text, n."memberId", ${about.kind}::text,
      n.recipient, n.lang, n.muted, n."dueAt", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n
      ("ownerId" bigint, "memberId" bigint, recipient text, lang text, muted boolean, "dueAt" timestamptz)`);
}

/** Lets what was kept for these people since then, and is not due yet, wait for what has just come for them. */
export async function waitForLatest(
  db: Db,
  scope: Scope,
  { owner, module }: Pick<About, 'owner' | 'module'>,
  due: readonly { memberId: number; dueAt: Date | null }[],
  since: Date,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update notice n set due_at = l.due_at
    from (select "memberId" as member_id, max("dueAt") as due_at
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d ("memberId" bigint, "dueAt" timestamptz) group by 1) l
    where n.svj_id = ${scope.svjId} and n.member_id = l.member_id and n.owner = ${owner} and n.module = ${module}
      and n.message_id is null and n.dropped_at is null and not n.muted and n.created_at >= ${since}
      and n.due_at > ${now} and n.due_at < l.due_at`);
}
