import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { readable } from './queries.ts';

/** Texts whose pictures are to be read by now, of documents that are where they were. */
const dueScans = (now: Date) => sql`
  document_text t join document d on d.svj_id = t.svj_id and d.id = t.document_id and d.file_id = t.file_id and d.bin_id is null
  where t.scan_due_at <= ${now}`;

/**
 * The association whose scan is next: each has one after another, from behind the last one. Null while none is due, or while any
 * text waits to be read anywhere.
 */
export async function nextToScan(db: Db, now: Date, last = 0): Promise<number | null> {
  const { rows } = await db.execute<{ svjId: number }>(sql`
    select t.svj_id as "svjId" from ${dueScans(now)}
    and not exists (select from document w where w.read_due_at <= ${now} and w.bin_id is null and w.type = ${readable})
    order by t.svj_id <= ${last}, t.svj_id limit 1`);
  return rows[0]?.svjId ?? null;
}

/** Whether any text waits to be read, of whichever association. */
export async function isTextDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from document where read_due_at <= ${now} and bin_id is null and type = ${readable} limit 1`);
  return rows.length > 0;
}

export type ToScan = {
  textId: number;
  documentId: number;
  key: string;
  type: string;
  name: string;
  page: number;
  begun: number;
};

/** The next text of the association whose pictures are to be read, for this server alone until the moment. */
export async function claimScan(db: Db, scope: Scope, now: Date, until: Date): Promise<ToScan | undefined> {
  const { rows } = await db.execute<ToScan>(sql`
    with next as (select t.id, d.name || case d.extension when '' then '' else '.' || d.extension end as name, d.type
      from ${dueScans(now)} and t.svj_id = ${scope.svjId} order by t.scan_due_at, t.id limit 1 for update of t skip locked)
    update document_text t set scan_due_at = ${until}, scan_begun = t.scan_begun + 1 from next, file x
    where t.svj_id = ${scope.svjId} and t.id = next.id and x.svj_id = t.svj_id and x.id = t.file_id
    returning t.id as "textId", t.document_id as "documentId", x.key, next.type, next.name, t.scans[1] as page, t.scan_begun as begun`);
  return rows[0];
}

/** When the next page is to be read. */
export async function setScanDue(db: Db, scope: Scope, textId: number, at: Date | '-infinity'): Promise<void> {
  await db.execute(sql`
    update document_text set scan_due_at = ${at}::timestamptz
    where svj_id = ${scope.svjId} and id = ${textId} and scan_due_at is not null`);
}

/** Leaves pages to be read from their pictures; those behind the limit are only counted. */
export async function leaveScans(
  db: Db,
  scope: Scope,
  textId: number,
  { pages, beyond }: { pages: readonly number[]; beyond: number },
): Promise<void> {
  await db.execute(sql`
    update document_text set scans = ${sql.param([...pages])}::integer[], unscanned = ${beyond}, scan_due_at = '-infinity'
    where svj_id = ${scope.svjId} and id = ${textId}`);
}

/**
 * Ends one page; answers the next one, null when none is left. Undefined when somebody else has ended it, or the document is no
 * longer what it was: then nothing of it is kept.
 */
export async function endScan(
  db: Db,
  scope: Scope,
  textId: number,
  { page, isRead, until }: { page: number; isRead: boolean; until: Date },
): Promise<number | null | undefined> {
  const { rows } = await db.execute<{ next: number | null }>(sql`
    update document_text t set scans = array_remove(t.scans, ${page}::integer), scan_begun = 0,
      ${sql.raw(isRead ? 'scanned' : 'unscanned')} = t.${sql.raw(isRead ? 'scanned' : 'unscanned')} + 1,
      scan_due_at = case when cardinality(t.scans) > 1 then ${until}::timestamptz end
    from document d
    where t.svj_id = ${scope.svjId} and t.id = ${textId} and ${page}::integer = any(t.scans)
      and d.svj_id = t.svj_id and d.id = t.document_id and d.file_id = t.file_id and d.bin_id is null
    returning t.scans[1] as next`);
  return rows[0] === undefined ? undefined : rows[0].next;
}

/** Pages that are left will not be read. */
export async function endScans(db: Db, scope: Scope, textId: number): Promise<void> {
  await db.execute(sql`
    update document_text set unscanned = unscanned + cardinality(scans), scans = '{}', scan_due_at = null
    where svj_id = ${scope.svjId} and id = ${textId}`);
}

/** Counts that a reader died of the page; answers how often one has of this file. */
export async function countScanTry(db: Db, scope: Scope, textId: number): Promise<number> {
  const { rows } = await db.execute<{ tries: number }>(sql`
    update document_text set scan_tries = scan_tries + 1 where svj_id = ${scope.svjId} and id = ${textId}
    returning scan_tries as tries`);
  return rows[0]?.tries ?? 0;
}

/** Pieces that a text has; the next one gets this number. */
export async function countPieces(db: Db, scope: Scope, textId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::integer as n from document_piece where svj_id = ${scope.svjId} and text_id = ${textId}`);
  return rows[0]?.n ?? 0;
}
