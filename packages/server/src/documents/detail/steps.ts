import { stamp } from '#contract/base/calls/ids.ts';
import type { DocumentDetail, DocumentRow } from '#contract/documents/schema.ts';
import type { FolderDetail } from '#contract/documents/schema-folders.ts';
import type { Version } from '#contract/documents/schema-versions.ts';
import { Refused } from '#contract/refusals.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { nameOrNull } from '../../base/people/people.ts';
import { acceptsOf } from '../asked/steps.ts';
import { breadcrumbOf, rowOf } from '../listing/queries.ts';
import { type DocumentColumns, documentsOf } from '../listing/queries-documents.ts';
import { documentSeen, type Folder, folderSeen, savedAs } from '../rows/queries.ts';
import { addresseesOf } from '../rows/queries-addressees.ts';
import { aimedFolders, seesAll } from '../rows/queries-seen.ts';
import { addresses } from '../rows/steps.ts';
import { readingOf } from '../text/queries.ts';
import { boundsOf, bytesOf, knowsOpenings, ownersOf, unitOf, versionsOf, wasTold } from './queries.ts';

const iso = (at: string): string => new Date(at).toISOString();
const person = (name: { id: number; full_name: string } | null) => name && { id: name.id, full_name: name.full_name };

/** A document as everybody gets it who may open it. */
export function documentRow(portal: Portal, at: Asking, d: DocumentColumns): DocumentRow {
  const isLink = d.url !== null;
  const { url, previewUrl } = isLink
    ? { url: '', previewUrl: null }
    : addresses(portal, at, d.id, d.number, d.hasPreview);
  const { kind, title_before, first_name, last_name, title_after, company_name } = d;
  return {
    ...{ id: d.id, name: d.name, extension: d.extension, description: d.description, isPublic: d.isPublic },
    ...{ type: d.type, folderId: d.folderId, ownerId: d.ownerId, versionNumber: d.number, mayRemove: d.mayRemove },
    ...{ acceptRead: d.acceptRead, toConfirm: d.toConfirm },
    dueOn: d.dueOn,
    owner: person(nameOrNull({ id: d.ownerId, kind, title_before, first_name, last_name, title_after, company_name })),
    attachment: isLink ? null : { type: d.type, url, fileSize: d.size },
    url: d.url,
    createdAt: iso(d.createdAt),
    updatedAt: stamp(d.version, new Date(d.updatedAt)),
    changedAt: iso(d.changedAt),
    previewUrl,
    ...{ dateFor: d.dateFor, forLater: d.forLater, byName: d.byName },
  };
}

/** These documents, in this order, as far as they are for the asker. */
export async function documentRows(portal: Portal, at: Asking, ids: readonly number[]): Promise<DocumentRow[]> {
  return (await documentsOf(at.db, at.scope, ids, at.now)).map((d) => documentRow(portal, at, d));
}

/** The one document; 404 where it is not for the asker. */
export async function documentOf(portal: Portal, at: Asking, id: number): Promise<DocumentRow> {
  const [found] = await documentRows(portal, at, [id]);
  if (!found) throw new Refused('FILE.NOT_FOUND');
  return found;
}

export async function documentDetail(portal: Portal, at: Asking, id: number): Promise<DocumentDetail> {
  const { db, scope } = at;
  const row = await documentOf(portal, at, id);
  const path = row.folderId === null ? [] : (await folderSeen(at, row.folderId)).path;
  const [breadcrumb, folderVisibility, unit, to, accepts, bytes, announced, reading, seesOpenings] = await Promise.all([
    breadcrumbOf(db, scope, path),
    boundsOf(db, scope, path),
    unitOf(db, scope, path),
    seesAll(scope) ? addresseesOf(db, scope, id) : [],
    acceptsOf(at, row),
    bytesOf(db, scope, id, row.versionNumber),
    seesAll(scope) && wasTold(db, scope, id),
    readingOf(db, scope, id, { readsScans: portal.config.scans }),
    knowsOpenings(at, id),
  ]);
  const addressees = to.map((who) => ({ id: who.id, full_name: who.full_name }));
  const mayManage = seesAll(scope) && scope.mayWrite;
  // Who sees no older version is not told that there is one.
  const versionCount = seesAll(scope) ? row.versionNumber : Math.min(row.versionNumber, 1);
  const told = { announced, reading, seesOpenings, sha256: bytes?.sha256 ?? null };
  const place = { breadcrumb, folderVisibility, unit, addressees };
  return { ...row, ...accepts, ...place, ...told, versionCount, mayManage };
}

/** Versions that the asker may open: all of them who administers documents, others that of now. */
export async function versionsSeen(portal: Portal, at: Asking, id: number): Promise<Version[]> {
  const { db, scope } = at;
  const { number: current } = await documentSeen(at, id);
  const kept = await versionsOf(db, scope, id, seesAll(scope) ? undefined : current);
  return kept.map((v) => ({
    number: v.number,
    isCurrent: v.number === current,
    author: person(v.author),
    createdAt: iso(v.createdAt),
    name: savedAs(v),
    type: v.type,
    fileSize: v.size,
    sha256: v.sha256,
    restoredFrom: v.restoredFrom,
    ...addresses(portal, at, id, v.number, v.hasPreview),
  }));
}

/** What the asker may do in the folder, or outside of all. */
export function doingIn({ scope }: Asking, folder: Folder | null): { mayAdd: boolean; mayManage: boolean } {
  const mayManage = seesAll(scope) && scope.mayWrite;
  return { mayAdd: mayManage || (scope.mayWrite && (folder?.takes ?? false)), mayManage };
}

export async function folderDetail(at: Asking, id: number): Promise<FolderDetail> {
  const { db, scope, now } = at;
  const folder = await folderSeen(at, id);
  const [row, breadcrumb, bounds, whose, audience] = await Promise.all([
    rowOf(db, scope, id, now),
    breadcrumbOf(db, scope, folder.path),
    boundsOf(db, scope, folder.path),
    ownersOf(db, scope, folder),
    audienceOf(db, scope, aimedFolders, id, now),
  ]);
  if (!row) throw new Refused('FOLDER.NOT_FOUND');
  return {
    ...row,
    forTenants: folder.forTenants,
    audience,
    owner: person(whose.owner),
    unit: whose.unit,
    breadcrumb,
    bounds,
    updatedAt: stamp(folder.version, new Date(folder.updatedAt)),
    ...doingIn(at, folder),
  };
}
