import { sql } from 'drizzle-orm';
import { type FolderVisibility, narrowest } from '#contract/documents/rules.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, type NameOrNobody, nameOf, nameOrNull } from '../../base/people/people.ts';
import { type At, among } from '../rows/queries.ts';
import { isTheirPaper, seenDocuments, withFolder } from '../rows/queries-seen.ts';

/** Whom the folders of a path are for, the narrowest of them. */
export async function boundsOf(db: Db, scope: Scope, path: readonly number[]): Promise<FolderVisibility | null> {
  if (path.length === 0) return null;
  const { rows } = await db.execute<{ visibility: FolderVisibility }>(
    sql`select visibility from folder where svj_id = ${scope.svjId} and id = ${among(path)}`,
  );
  return narrowest(rows.map((r) => r.visibility));
}

/** Whether anybody was to be mailed of the document. */
export async function wasTold(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from notice where svj_id = ${scope.svjId} and owner = 'document' and owner_id = ${id} limit 1`,
  );
  return rows.length > 0;
}

/** Whose a folder is: a member or a unit. */
export async function ownersOf(
  db: Db,
  scope: Scope,
  { ownerId, unitId }: { ownerId: number | null; unitId: number | null },
): Promise<{ owner: MemberName | null; unit: { id: number; number: string } | null }> {
  if (ownerId !== null) {
    const { rows } = await db.execute<NameColumns>(sql`
      select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
      from member m where m.svj_id = ${scope.svjId} and m.id = ${ownerId}`);
    return { owner: rows[0] ? nameOf(rows[0]) : null, unit: null };
  }
  if (unitId === null) return { owner: null, unit: null };
  const { rows } = await db.execute<{ id: number; number: string }>(
    sql`select id, number from unit where svj_id = ${scope.svjId} and id = ${unitId}`,
  );
  return { owner: null, unit: rows[0] ?? null };
}

/** The unit whose folder the path ends in, or stands in; the nearest one. */
export async function unitOf(
  db: Db,
  scope: Scope,
  path: readonly number[],
): Promise<{ id: number; number: string } | null> {
  if (path.length === 0) return null;
  const { rows } = await db.execute<{ id: number; number: string }>(sql`
    select u.id, u.number from folder f join unit u on u.svj_id = f.svj_id and u.id = f.unit_id
    where f.svj_id = ${scope.svjId} and f.id = ${among(path)} order by cardinality(f.path) desc limit 1`);
  return rows[0] ?? null;
}

/** Whether the asker, who may open the document, may know who else did. */
export async function knowsOpenings({ db, scope, now }: At, documentId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from document ${withFolder}
    where ${seenDocuments(scope, now)} and document.id = ${documentId} and ${isTheirPaper(scope, now)}`);
  return rows.length > 0;
}

type VersionRow = Omit<NameOrNobody, 'id'> & {
  author_id: number | null;
  number: number;
  createdAt: string;
  restoredFrom: number | null;
  name: string;
  extension: string;
  type: string;
  size: number;
  sha256: string;
  hasPreview: boolean;
};
export type KeptVersion = Omit<VersionRow, keyof NameOrNobody | 'author_id'> & { author: MemberName | null };

/** Versions of a document, the latest first; of one only that one. */
export async function versionsOf(db: Db, scope: Scope, documentId: number, only?: number): Promise<KeptVersion[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    select v.number, v.created_at as "createdAt", v.restored_from as "restoredFrom", v.author_id, x.name, x.extension, x.type,
      x.size, encode(x.sha256, 'hex') as sha256, x.has_preview as "hasPreview",
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from document_version v join file x on x.svj_id = v.svj_id and x.id = v.file_id
    left join member m on m.svj_id = v.svj_id and m.id = v.author_id
    where v.svj_id = ${scope.svjId} and v.document_id = ${documentId}
      and ${only === undefined ? sql`true` : sql`v.number = ${only}`}
    order by v.number desc`);
  return rows.map(({ author_id, kind, title_before, first_name, last_name, title_after, company_name, ...v }) => ({
    ...v,
    author: nameOrNull({ id: author_id, kind, title_before, first_name, last_name, title_after, company_name }),
  }));
}

/** What of a version lies in the store, and how it is called there. */
export async function bytesOf(db: Db, scope: Scope, documentId: number, number: number) {
  type Bytes = {
    key: string;
    type: string;
    extension: string;
    size: number;
    sha256: string;
    hasPreview: boolean;
    fileId: number;
  };
  const { rows } = await db.execute<Bytes>(sql`
    select x.key, x.type, x.extension, x.size, encode(x.sha256, 'hex') as sha256, x.has_preview as "hasPreview", x.id as "fileId"
    from document_version v join file x on x.svj_id = v.svj_id and x.id = v.file_id
    where v.svj_id = ${scope.svjId} and v.document_id = ${documentId} and v.number = ${number}`);
  return rows[0];
}
