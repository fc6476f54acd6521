import { type SQL, sql } from 'drizzle-orm';
import type { Choice } from '#contract/base/files/chosen.ts';
import type { Db } from '../../base/db/db.ts';
import type { FileOwner } from '../../base/files/files.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { among } from '../rows/queries.ts';
import { isOpen, seenDocuments, seesAll, withFolder } from '../rows/queries-seen.ts';

/**
 * Of `attached_document a`: with its document, the folder of that, and the bytes of the chosen version as `chosen`, which nobody
 * who asks around it calls theirs.
 */
const withDocument: SQL = sql`left join document on document.svj_id = a.svj_id and document.id = a.document_id ${withFolder}
  left join document_version v on v.svj_id = a.svj_id and v.id = a.version_id
  left join file chosen on chosen.svj_id = v.svj_id and chosen.id = v.file_id`;

/**
 * Of `attached_document a` with its document: the asker may open the document, so it is there for them. Of one that is deleted
 * for good it is known whether everybody could; otherwise only who administers documents learns of it.
 */
function isSeen(scope: Scope, now: Date): SQL {
  if (!may(scope, 'documents', 'r')) return sql`false`;
  const gone = seesAll(scope) ? sql`true` : sql`a.was_open`;
  return sql`(case when a.document_id is null then ${gone} else ${seenDocuments(scope, now, 'deleted too')} end)`;
}

const of = (scope: Scope, owner: string, ids: SQL): SQL =>
  sql`a.svj_id = ${scope.svjId} and a.owner = ${owner} and a.owner_id = ${ids}`;
const ofOne = (scope: Scope, { owner, ownerId }: FileOwner): SQL => of(scope, owner, sql`${ownerId}`);
const inOrder = sql`a.owner_id, a.position, a.id`;

/** A chosen document as it stands in its rows. */
export type Attached = {
  attachedId: number;
  ownerId: number;
  id: number;
  version: number;
  /** The version of now where its bytes are other ones. */
  latest: number | null;
  name: string;
  extension: string;
  type: string;
  size: number;
  url: string | null;
  hasPreview: boolean;
  isOpen: boolean;
  isBinned: boolean;
  isGone: boolean;
};

/** Documents chosen for several things of one kind, in their order, as far as the asker may open them. */
export async function attachedTo(
  db: Db,
  scope: Scope,
  owner: string,
  ownerIds: readonly number[],
  now: Date,
): Promise<Attached[]> {
  if (ownerIds.length === 0 || !may(scope, 'documents', 'r')) return [];
  const { rows } = await db.execute<Attached>(sql`
    select a.id as "attachedId", a.owner_id as "ownerId", coalesce(a.document_id, a.was_id) as id, a.number as version,
      case when document.file_id <> v.file_id then document.number end as latest,
      coalesce(document.name, a.name) as name, coalesce(chosen.extension, a.extension) as extension,
      coalesce(chosen.type, document.type, a.type) as type, coalesce(chosen.size, 0) as size, document.url,
      coalesce(chosen.has_preview, false) as "hasPreview", coalesce(${isOpen}, a.was_open) as "isOpen",
      document.bin_id is not null as "isBinned", a.document_id is null as "isGone"
    from attached_document a ${withDocument}
    where ${of(scope, owner, among(ownerIds))} and ${isSeen(scope, now)} order by ${inOrder}`);
  return rows;
}

/** The row of a chosen document with its bytes, if the asker may open the document; what it is attached to is asked apart. */
export async function attachedOpen(db: Db, scope: Scope, id: number, now: Date) {
  type Row = FileOwner & {
    documentId: number;
    number: number;
    name: string;
    extension: string;
    type: string;
    key: string;
    size: number;
    sha256: string;
    hasPreview: boolean;
  };
  const { rows } = await db.execute<Row>(sql`
    select a.owner, a.owner_id as "ownerId", a.document_id as "documentId", a.number, document.name, chosen.extension,
      chosen.type, chosen.key, chosen.size, encode(chosen.sha256, 'hex') as sha256, chosen.has_preview as "hasPreview"
    from attached_document a ${withDocument}
    where a.svj_id = ${scope.svjId} and a.id = ${id} and chosen.id is not null and a.document_id is not null
      and ${isSeen(scope, now)}`);
  return rows[0];
}

/** How many chosen documents of the thing the asker may open, as a subquery. */
export const countAttached = (scope: Scope, owner: string, ownerId: SQL, now: Date): SQL =>
  sql`(select count(*) from attached_document a ${withDocument} where ${of(scope, owner, ownerId)} and ${isSeen(scope, now)})`;

/** Names of those that whoever reads documents may open, as a subquery of an array: what papers and mails to everybody say. */
export const openNames = (scope: Scope, owner: string, ownerId: SQL): SQL => sql`array(
  select document.name || case when coalesce(chosen.extension, '') = '' then '' else '.' || chosen.extension end
  from attached_document a ${withDocument}
  where ${of(scope, owner, ownerId)} and a.document_id is not null and document.bin_id is null and ${isOpen}
  order by ${inOrder})`;

/** The same of one thing. */
export async function openNamesOf(db: Db, scope: Scope, { owner, ownerId }: FileOwner): Promise<string[]> {
  const { rows } = await db.execute<{ names: string[] }>(
    sql`select ${openNames(scope, owner, sql`${ownerId}`)} as names`,
  );
  return rows[0]?.names ?? [];
}

/** The document of this name at this version, as it is chosen; the house has to have one. */
export async function choiceNamed(db: Db, scope: Scope, name: string, version: number): Promise<Choice[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select d.id from document d where d.svj_id = ${scope.svjId} and d.name = ${name} and d.bin_id is null
    order by d.id limit 1`);
  if (!rows[0]) throw new Error(`no document is called ${name}`);
  return [{ id: rows[0].id, version }];
}

/** What is chosen for the thing, as the log compares it. */
export const attachedShot = (owner: string, row: SQL): SQL => sql`(
  select jsonb_agg(coalesce(a.document_id, a.was_id) || '/' || a.number order by a.id) from attached_document a
  where a.svj_id = ${row}.svj_id and a.owner = ${owner} and a.owner_id = ${row}.id)`;

/** SHA-256 of the chosen versions of several things of one kind, in their order, hexadecimal, by the id of the thing. */
export async function attachedDigests(
  db: Db,
  scope: Scope,
  owner: string,
  ownerIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ ownerId: number; sha256: string | null }>(sql`
    select a.owner_id as "ownerId", encode(x.sha256, 'hex') as sha256
    from attached_document a
    left join document_version v on v.svj_id = a.svj_id and v.id = a.version_id
    left join file x on x.svj_id = v.svj_id and x.id = v.file_id
    where ${of(scope, owner, among(ownerIds))} order by ${inOrder}`);
  const found = new Map<number, string[]>(ownerIds.map((id) => [id, []]));
  for (const { ownerId, sha256 } of rows) if (sha256 !== null) found.get(ownerId)?.push(sha256);
  return found;
}

/** A chosen document by its bytes; of a link, and of one whose bytes are gone, there are none. */
export type AttachedBytes = {
  name: string;
  number: number;
  isOpen: boolean;
  sha256: string | null;
  key: string | null;
};

/** What is chosen for the thing in its order, whoever may open it: for proofs of what it was. */
export async function attachedBytes(db: Db, scope: Scope, at: FileOwner): Promise<AttachedBytes[]> {
  const { rows } = await db.execute<AttachedBytes>(sql`
    select coalesce(document.name, a.name) as name, a.number, coalesce(${isOpen}, a.was_open) as "isOpen",
      encode(chosen.sha256, 'hex') as sha256, chosen.key
    from attached_document a ${withDocument} where ${ofOne(scope, at)} order by ${inOrder}`);
  return rows;
}

/** Everything chosen for the thing, with whether the asker knows of it. */
export async function keptFor(db: Db, scope: Scope, at: FileOwner, now: Date) {
  const { rows } = await db.execute<{ attachedId: number; id: number; version: number; isSeen: boolean }>(sql`
    select a.id as "attachedId", coalesce(a.document_id, a.was_id) as id, a.number as version,
      ${isSeen(scope, now)} as "isSeen"
    from attached_document a ${withDocument} where ${ofOne(scope, at)} order by ${inOrder}`);
  return rows;
}

/** Which of these may be chosen by the asker: what they may open now, of older versions only who administers documents. */
export async function choosable(db: Db, scope: Scope, wanted: readonly Choice[], now: Date) {
  const { rows } = await db.execute<{ id: number; version: number; versionId: number | null }>(sql`
    select document.id, w.version, v.id as "versionId"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id bigint, version integer)
    join document on document.svj_id = ${scope.svjId} and document.id = w.id ${withFolder}
    left join document_version v on v.svj_id = document.svj_id and v.document_id = document.id and v.number = w.version
    where ${seenDocuments(scope, now)} and case when document.url is not null then w.version = 0
      else v.id is not null and ${seesAll(scope) ? sql`true` : sql`w.version = document.number`} end`);
  return rows;
}

export async function addAttached(
  db: Db,
  scope: Scope,
  { owner, ownerId }: FileOwner,
  added: readonly (Choice & { versionId: number | null })[],
): Promise<void> {
  await db.execute(sql`
    insert into attached_document (svj_id, owner, owner_id, document_id, version_id, number)
    select ${scope.svjId}::bigint, ${owner}::text, ${ownerId}::bigint, w.id, w."versionId", w.version
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as w (id bigint, "versionId" bigint, version integer)`);
}

export async function removeAttached(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  await db.execute(sql`delete from attached_document where svj_id = ${scope.svjId} and id = ${among(ids)}`);
}

/** Puts the documents of the thing into this order; others come after them. */
export async function orderAttached(db: Db, scope: Scope, at: FileOwner, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update attached_document a
    set position = coalesce(array_position(${sql.param([...ids])}::bigint[], coalesce(a.document_id, a.was_id)), ${ids.length + 1})
    where ${ofOne(scope, at)}`);
}

/** Nothing is chosen for these things any more. */
export async function dropAttached(db: Db, scope: Scope, owner: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    delete from attached_document a where ${of(scope, owner, among(ids))}`);
}

/** Bytes of what is chosen for these things stay, whatever becomes of the documents; answers whether all of it has them. */
export async function holdAttached(
  db: Db,
  scope: Scope,
  owner: string,
  ids: readonly number[],
): Promise<{ isWhole: boolean }> {
  const { rows } = await db.execute<{ whole: boolean }>(sql`
    update attached_document a set holds = a.version_id is not null where ${of(scope, owner, among(ids))}
    returning a.version_id is not null as whole`);
  return { isWhole: rows.every((r) => r.whole) };
}

/** What is chosen for one thing is chosen for the other too, at the same versions. */
export async function copyAttached(
  db: Db,
  scope: Scope,
  from: FileOwner,
  to: FileOwner,
  { holds }: { holds: boolean },
): Promise<void> {
  await db.execute(sql`
    insert into attached_document (svj_id, owner, owner_id, position, document_id, version_id, number, holds, was_id,
      was_open, name, extension, type)
    select a.svj_id, ${to.owner}, ${to.ownerId}, a.position, a.document_id, a.version_id, a.number,
      ${holds} and a.version_id is not null, a.was_id, a.was_open, a.name, a.extension, a.type
    from attached_document a where ${ofOne(scope, from)}`);
}
