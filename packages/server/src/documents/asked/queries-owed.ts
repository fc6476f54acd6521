import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { among } from '../rows/queries.ts';
import { isForMe } from '../rows/queries-meant.ts';
import { seenDocuments, withFolder } from '../rows/queries-seen.ts';

/** Of `document`: whose the version is from which confirmations count; they know it. */
const author = sql`(select v.author_id from document_version v where v.svj_id = document.svj_id
  and v.document_id = document.id and v.number = document.accept_from)`;

/** Of a `document` with its folder `f` that the asker may open: they are asked to confirm it, confirmed or not. */
export function asksMe(scope: Scope, now: Date): SQL {
  if (scope.memberId === null || !may(scope, 'acceptRead', 'r') || !may(scope, 'documents', 'r')) return sql`false`;
  return sql`(document.accept_read and ${isForMe(scope, now)} and ${author} is distinct from ${scope.memberId})`;
}

/** Of these documents, those that ask to be confirmed: since which version, and whose it was, as a query. */
export const askingDocuments = (scope: Scope, ids: readonly number[]): SQL => sql`
  select document.id, document.accept_from as counted_from, ${author} as author_id from document
  where document.svj_id = ${scope.svjId} and document.id = ${among(ids)} and document.accept_read
    and document.file_id is not null`;

const mine = (scope: Scope): SQL => sql`c.svj_id = document.svj_id and c.owner = 'document' and c.owner_id = document.id
  and c.member_id = ${scope.memberId ?? 0}`;
const confirmedByMe = (scope: Scope): SQL =>
  sql`exists (select from confirmation c where ${mine(scope)} and c.content_version >= document.accept_from)`;
/** Of `document`: what the asker confirmed counts no more. */
export const confirmedBefore = (scope: Scope): SQL =>
  sql`exists (select from confirmation c where ${mine(scope)} and c.content_version < document.accept_from)`;

/** Of a `document` with its folder `f` that the asker may open: they are yet to confirm it. */
export const isOwed = (scope: Scope, now: Date): SQL => sql`(${asksMe(scope, now)} and not ${confirmedByMe(scope)})`;
// What is asked for is said first: the few that ask have an index.
export const owes = (scope: Scope, now: Date): SQL =>
  sql`document.accept_read and ${seenDocuments(scope, now)} and ${isOwed(scope, now)}`;

/** How many documents wait for the asker's confirmation. */
export async function countOwedDocuments(db: Db, scope: Scope, now: Date): Promise<number> {
  if (scope.memberId === null || scope.isFormer) return 0;
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from document ${withFolder} where ${owes(scope, now)}`,
  );
  return rows[0]?.n ?? 0;
}

/** Of the documents that wait for the asker's confirmation the one that asks the longest; none when none does. */
export async function firstOwedDocument(db: Db, scope: Scope, now: Date) {
  if (scope.memberId === null || scope.isFormer) return [];
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select document.id, document.name as title, null::text as until from document ${withFolder}
    where ${owes(scope, now)} order by document.id limit 1`);
  return rows;
}
