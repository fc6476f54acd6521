import { sql } from 'drizzle-orm';
import type { DocumentReading } from '#contract/documents/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { readTypes } from '../../base/reading/reading.ts';
import { pictureTypes } from '../../base/scanning/scanning.ts';
import { among } from '../rows/queries.ts';

/** Types that hold a text, or a picture of one. */
export const readable = sql`any(${sql.param([...readTypes, ...pictureTypes])}::text[])`;

/** Associations with documents that are to be read by now. */
export async function housesToRead(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ svjId: number }>(sql`
    select distinct svj_id as "svjId" from document where read_due_at <= ${now} and bin_id is null`);
  return rows.map((r) => r.svjId);
}

/** Whether any other documents of the association than these are to be read, or are being read. */
export async function isAwaited(db: Db, scope: Scope, but: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from document d where d.svj_id = ${scope.svjId} and d.read_due_at is not null and d.bin_id is null and d.type = ${readable}
      and not d.id = ${among(but)} limit 1`);
  return rows.length > 0;
}

/** Links and files without a text are done with; those that somebody is at, the next time. */
export async function passUnread(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`
    update document set read_due_at = null where svj_id = ${scope.svjId} and id in (
      select d.id from document d
      where d.svj_id = ${scope.svjId} and d.read_due_at is not null and d.bin_id is null and not d.type = ${readable}
      order by d.id for update skip locked)`);
}

export type ToRead = { documentId: number; fileId: number; key: string; type: string; name: string };

/** The next document that is to be read, for this server alone until the moment; undefined when there is none. */
export async function claimNext(db: Db, scope: Scope, now: Date, until: Date): Promise<ToRead | undefined> {
  const { rows } = await db.execute<ToRead>(sql`
    with next as (select d.id from document d
      where d.svj_id = ${scope.svjId} and d.read_due_at <= ${now} and d.bin_id is null and d.type = ${readable}
      order by d.read_due_at, d.id limit 1 for update skip locked)
    update document d set read_due_at = ${until} from next, file x
    where d.svj_id = ${scope.svjId} and d.id = next.id and x.svj_id = d.svj_id and x.id = d.file_id
    returning d.id as "documentId", d.file_id as "fileId", x.key, d.type,
      d.name || case d.extension when '' then '' else '.' || d.extension end as name`);
  return rows[0];
}

/** When the document is to be read: in its time, or never more. Only while its bytes are still those. */
export async function setDue(db: Db, scope: Scope, { documentId, fileId }: ToRead, at: Date | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update document set read_due_at = ${at}::timestamptz
    where svj_id = ${scope.svjId} and id = ${documentId} and file_id = ${fileId}`);
  return rowCount === 1;
}

/** The document stays with the server that reads it until the moment, unless it was read meanwhile. */
export async function holdDue(db: Db, scope: Scope, { documentId, fileId }: ToRead, until: Date): Promise<void> {
  await db.execute(sql`
    update document set read_due_at = ${until}
    where svj_id = ${scope.svjId} and id = ${documentId} and file_id = ${fileId} and read_due_at is not null`);
}

/** The document is to be read at once: its bytes are other ones. */
export async function dueNow(db: Db, scope: Scope, documentId: number): Promise<void> {
  await db.execute(sql`
    update document set read_due_at = '-infinity' where svj_id = ${scope.svjId} and id = ${documentId}`);
}

type TextState = 'reading' | 'read' | 'locked' | 'broken' | 'tooLarge' | 'givenUp';
type KeptText = { id: number; documentId: number; fileId: number; begun: number; tries: number };

/** What was read of these documents, until the end of the transaction nobody else's. */
export async function textsOf(db: Db, scope: Scope, documentIds: readonly number[]): Promise<KeptText[]> {
  const { rows } = await db.execute<KeptText>(sql`
    select id, document_id as "documentId", file_id as "fileId", begun, tries from document_text
    where svj_id = ${scope.svjId} and document_id = ${among(documentIds)} order by id for update`);
  return rows;
}

/** Texts are numbered within the house, while its words are held. */
export async function addText(db: Db, scope: Scope, { documentId, fileId }: ToRead): Promise<KeptText> {
  const { rows } = await db.execute<KeptText>(sql`
    insert into document_text (svj_id, id, document_id, file_id, state)
    select ${scope.svjId}, coalesce(max(id), 0) + 1, ${documentId}, ${fileId}, 'reading' from document_text where svj_id = ${scope.svjId}
    returning id, document_id as "documentId", file_id as "fileId", begun, tries`);
  return rows[0] as KeptText;
}

/** Counts that reading began once more, or that its reader died of it. */
export async function countTry(db: Db, scope: Scope, id: number, what: 'begun' | 'tries'): Promise<void> {
  const counted = sql.raw(what);
  await db.execute(sql`
    update document_text set ${counted} = ${counted} + 1 where svj_id = ${scope.svjId} and id = ${id}`);
}

export async function endText(
  db: Db,
  scope: Scope,
  id: number,
  end: { state: TextState; pages: number | null; isCut: boolean },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update document_text set state = ${end.state}, pages = ${end.pages}::integer, is_cut = ${end.isCut}, read_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id}`);
}

export async function addPieces(
  db: Db,
  scope: Scope,
  id: number,
  pieces: readonly { page: number | null; text: string }[],
  { from = 0, isScan = false } = {},
): Promise<void> {
  if (pieces.length === 0) return;
  await db.execute(sql`
    insert into document_piece (svj_id, text_id, piece, page, text, is_scan)
    select ${scope.svjId}::bigint, ${id}::bigint, ${from}::bigint + n.at - 1, n.page, n.text, ${isScan}
    from unnest(${sql.param(pieces.map((p) => p.page))}::integer[], ${sql.param(pieces.map((p) => p.text))}::text[])
      with ordinality n (page, text, at)`);
}

/** One piece after another of a text, from the given one; null behind the last. */
export async function pieceAt(db: Db, scope: Scope, id: number, piece: number): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from document_piece where svj_id = ${scope.svjId} and text_id = ${id} and piece = ${piece}`);
  return rows[0]?.text ?? null;
}

export async function dropText(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`delete from document_text where svj_id = ${scope.svjId} and id = ${id}`);
}

/** Whether the text is still being read. */
export async function isReading(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from document_text where svj_id = ${scope.svjId} and id = ${id} and state = 'reading'`);
  return rows.length > 0;
}

type Became = {
  isDue: boolean;
  state: TextState | null;
  isCut: boolean | null;
  scans: number | null;
  scanned: number | null;
  unscanned: number | null;
  hasText: boolean;
  hasScan: boolean;
};

function readingFrom(t: Became, readsScans: boolean): DocumentReading {
  if (t.isDue) return 'waits';
  if (t.state === null || t.state === 'reading') return 'none';
  if (t.state !== 'read') return t.state;
  if (t.scans) return readsScans ? 'scanWaits' : 'scanOff';
  if (t.unscanned) return t.hasText ? 'scanCut' : 'scanFailed';
  if (t.isCut) return 'cut';
  if (t.hasScan) return 'scanned';
  return t.scanned && !t.hasText ? 'scanEmpty' : 'read';
}

/** What became of the text of the document's bytes of now. */
export async function readingOf(
  db: Db,
  scope: Scope,
  documentId: number,
  { readsScans }: { readsScans: boolean },
): Promise<DocumentReading> {
  const piece = sql`from document_piece p where p.svj_id = t.svj_id and p.text_id = t.id`;
  const { rows } = await db.execute<Became>(sql`
    select d.read_due_at is not null and d.type = ${readable} as "isDue", t.state, t.is_cut as "isCut",
      cardinality(t.scans) as scans, t.scanned, t.unscanned, exists (select ${piece}) as "hasText",
      exists (select ${piece} and p.is_scan) as "hasScan"
    from document d left join document_text t on t.svj_id = d.svj_id and t.document_id = d.id and t.file_id = d.file_id
    where d.svj_id = ${scope.svjId} and d.id = ${documentId}`);
  return rows[0] ? readingFrom(rows[0], readsScans) : 'none';
}
