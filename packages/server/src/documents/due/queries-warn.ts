import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { ObligationKind, WarningStep } from '#contract/documents/rules-due.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { OfHouse } from '../../outbox/queries.ts';

export type ToWarn = { svjId: number; documentId: number };

/** Across associations: obligations on whose day people are to be told, the oldest first. */
export async function obligationsToWarn(db: Db, now: Date, most = 500): Promise<ToWarn[]> {
  const { rows } = await db.execute<ToWarn>(sql`
    select svj_id as "svjId", document_id as "documentId" from document_obligation
    where warn_on is not null and warn_on <= ${dayIn(now)}::date order by warn_on, svj_id, document_id limit ${most}`);
  return rows;
}

export type Warned = {
  name: string;
  extension: string;
  kind: ObligationKind;
  firm: string;
  dueOn: string;
  isBinned: boolean;
};

/** Holds the document as everybody does who writes what it owes: before that. */
export async function holdDocument(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`select from document where svj_id = ${scope.svjId} and id = ${id} for key share`);
}

/** The obligation, locked until the end of the transaction; undefined when its day is another one, or another server is at it. */
export async function heldToWarn(db: Db, scope: Scope, documentId: number, now: Date): Promise<Warned | undefined> {
  const { rows } = await db.execute<Warned>(sql`
    select document.name, document.extension, o.kind, o.firm, to_char(o.due_on, 'YYYY-MM-DD') as "dueOn",
      document.bin_id is not null as "isBinned"
    from document_obligation o join document on document.svj_id = o.svj_id and document.id = o.document_id
    where o.svj_id = ${scope.svjId} and o.document_id = ${documentId} and o.warn_on <= ${dayIn(now)}::date
    for update of o skip locked`);
  return rows[0];
}

/** When people are to be told of it next; it guards no edit. */
export async function warnNext(db: Db, scope: Scope, documentId: number, day: string | null): Promise<void> {
  await db.execute(sql`
    update document_obligation set warn_on = ${day}::date where svj_id = ${scope.svjId} and document_id = ${documentId}`);
}

/** Ids of the members who are told of the document. */
export const watchingIds = (scope: Scope, documentId: number): SQL =>
  sql`select member_id as id from document_watcher where svj_id = ${scope.svjId} and document_id = ${documentId}`;

export async function hasWatchers(db: Db, scope: Scope, documentId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`${watchingIds(scope, documentId)} limit 1`);
  return rows.length > 0;
}

type Warning = { memberId: number; messageId: string };
export type Telling = { documentId: number; dueOn: string; days: WarningStep };

/** Notes who is told with which mail; answers those who had not been told yet. */
export async function noteWarnings(
  db: Db,
  scope: Scope,
  { documentId, dueOn, days }: Telling,
  warnings: readonly Warning[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into document_warning (svj_id, document_id, member_id, due_on, days, message_id, told_at)
    select ${scope.svjId}::bigint, ${documentId}::bigint, w."memberId", ${dueOn}::date, ${days}::integer, w."messageId",
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(warnings)}::jsonb) as w ("memberId" bigint, "messageId" uuid)
    on conflict do nothing returning member_id as id`);
  return new Set(rows.map((r) => r.id));
}

/** Whom a mail warns of which document, while the day that it tells of still holds and they are still to be told. */
export async function warnedBy(
  db: Db,
  scope: Scope,
  { message_id }: OfHouse,
): Promise<{ memberId: number; documentId: number }[]> {
  const { rows } = await db.execute<{ memberId: number; documentId: number }>(sql`
    select w.member_id as "memberId", w.document_id as "documentId" from document_warning w
    join document_obligation o on o.svj_id = w.svj_id and o.document_id = w.document_id and o.due_on = w.due_on
    join document_watcher c on c.svj_id = w.svj_id and c.document_id = w.document_id and c.member_id = w.member_id
    where w.svj_id = ${scope.svjId} and w.message_id = ${message_id}`);
  return rows;
}
