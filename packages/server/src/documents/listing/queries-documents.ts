import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { startOf } from '#contract/base/time/dates.ts';
import { type DocumentKind, typesOfKind } from '#contract/documents/rules-kinds.ts';
import type { documentFilters, documentSorts } from '#contract/documents/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { NameOrNobody } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { isOwed } from '../asked/queries-owed.ts';
import { among } from '../rows/queries.ts';
import { dueDay, withDue } from '../rows/queries-due.ts';
import { mayRemove, seenDocuments, withFolder } from '../rows/queries-seen.ts';
import { documentsHolding } from '../text/queries-found.ts';

export type Listing = {
  folderId: number | null;
  sort: (typeof documentSorts)[number];
  filters: z.output<typeof documentFilters>;
};

/** A document as lists have it, with the name of its owner. */
export type DocumentColumns = Omit<NameOrNobody, 'id'> & {
  id: number;
  folderId: number | null;
  name: string;
  extension: string;
  description: string;
  isPublic: boolean;
  type: string;
  size: number;
  hasPreview: boolean;
  url: string | null;
  number: number;
  ownerId: number | null;
  dateFor: string;
  forLater: boolean;
  byName: boolean;
  version: number;
  createdAt: string;
  changedAt: string;
  updatedAt: string;
  mayRemove: boolean;
  acceptRead: boolean;
  toConfirm: boolean;
  dueOn: string | null;
};

const isOf = (kind: Exclude<DocumentKind, 'other'>): SQL => {
  const patterns = typesOfKind[kind].map((type) => (type.endsWith('/') ? `${type}%` : type));
  return sql`document.type like any(${sql.param(patterns)}::text[])`;
};
const ofKind = (kind: DocumentKind): SQL =>
  kind === 'other'
    ? sql`not (${sql.join((Object.keys(typesOfKind) as Exclude<DocumentKind, 'other'>[]).map(isOf), sql` or `)})`
    : isOf(kind);

const inFolder = (folderId: number | null): SQL =>
  folderId === null ? sql`document.folder_id is null` : sql`document.folder_id = ${folderId}`;

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, { folderId, filters: f }: Omit<Listing, 'sort'>): SQL {
  const parts: SQL[] = [];
  if (f.text) {
    const said = named(scope, 'documents', sql`document.id`, f.text);
    const held = documentsHolding(scope, f.text, inFolder(folderId));
    parts.push(held ? sql` and (${said} or document.id = any(${held}))` : sql` and ${said}`);
  }
  if (f.kind) parts.push(sql` and ${ofKind(f.kind)}`);
  if (f.isPublic !== undefined) parts.push(sql` and document.is_public = ${f.isPublic}::boolean`);
  if (f.from) parts.push(sql` and document.changed_at >= ${startOf(f.from)}`);
  if (f.to) parts.push(sql` and document.changed_at < ${startOf(f.to, 1)}`);
  return sql.join(parts, sql``);
}

const surname = sql`(coalesce(m.company_name, m.last_name)) collate "cs-x-icu"`;
const sortedBy: Record<string, SQL> = {
  createdAt: sql`document.created_at`,
  changedAt: sql`document.changed_at`,
  size: sql`document.size`,
  type: sql`document.type`,
  isPublic: sql`document.is_public`,
  owner: surname,
};
const name = sql`document.name collate cs_numeric`;

function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-');
  const by = sortedBy[sort.replace('-', '')];
  // One way for all of it, so that an index is read from either end.
  if (!by) return down ? sql`${name} desc, document.id desc` : sql`${name}, document.id`;
  return sql`${by}${down ? sql` desc` : sql``} nulls last, ${name}, document.id`;
}

const withOwner = sql`left join member m on m.svj_id = document.svj_id and m.id = document.owner_id`;

const columnsOf = (scope: Scope, now: Date): SQL => sql`document.id, document.folder_id as "folderId", document.name,
  document.extension, document.description, document.is_public as "isPublic", document.type, document.size,
  document.has_preview as "hasPreview", document.url, document.number, document.owner_id as "ownerId", document.version,
  document.created_at as "createdAt", document.changed_at as "changedAt", document.updated_at as "updatedAt",
  document.date_for as "dateFor", document.for_later as "forLater", document.by_name as "byName",
  ${mayRemove(scope, now)} as "mayRemove", document.accept_read as "acceptRead", ${isOwed(scope, now)} as "toConfirm",
  ${dueDay} as "dueOn",
  m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;

/** One page of the documents right in a folder. Names are looked up for the page alone. */
export async function listDocuments(
  db: Db,
  scope: Scope,
  { folderId, sort, filters }: Listing,
  page: Page,
  now: Date,
): Promise<DocumentColumns[]> {
  const order = sorted(sort);
  const { rows } = await db.execute<DocumentColumns>(sql`
    select ${columnsOf(scope, now)} from (
      select document.* from document ${withFolder} ${sort.endsWith('owner') ? withOwner : sql``}
      where ${seenDocuments(scope, now)} and ${inFolder(folderId)}${kept(scope, { folderId, filters })}
      order by ${order} ${pageOf(page)}) document ${withFolder} ${withOwner} ${withDue} order by ${order}`);
  return rows;
}

/** How many there are on all pages. */
export async function countDocuments(
  db: Db,
  scope: Scope,
  { folderId, filters }: Omit<Listing, 'sort'>,
  now: Date,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from document ${withFolder}
    where ${seenDocuments(scope, now)} and ${inFolder(folderId)}${kept(scope, { folderId, filters })}`);
  return rows[0]?.n ?? 0;
}

/** These documents, in this order, as far as they are for the asker. */
export async function documentsOf(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<DocumentColumns[]> {
  const { rows } = await db.execute<DocumentColumns>(sql`
    select ${columnsOf(scope, now)} from document ${withFolder} ${withOwner} ${withDue}
    where ${seenDocuments(scope, now)} and document.id = ${among(ids)}
    order by array_position(${sql.param([...ids])}::bigint[], document.id)`);
  return rows;
}

/** Documents whose bytes of now or of before are these files, in their order. */
export async function documentsOfFiles(db: Db, scope: Scope, fileIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.document_id as id from document_version v
    where v.svj_id = ${scope.svjId} and v.number = 1 and v.file_id = ${among(fileIds)}
    order by array_position(${sql.param([...fileIds])}::bigint[], v.file_id)`);
  return rows.map((r) => r.id);
}
