import { type SQL, sql } from 'drizzle-orm';
import type { Tone } from '#contract/base/words/rich-text.ts';
import type { Breadcrumb } from '#contract/documents/endpoints-folders.ts';
import type { FolderVisibility } from '#contract/documents/rules.ts';
import type { FolderNode, FolderRow } from '#contract/documents/schema-folders.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seenDocuments, seenFolders, withFolder } from '../rows/queries-seen.ts';

type Row = {
  id: number;
  parentId: number | null;
  name: string;
  color: Tone;
  visibility: FolderVisibility;
  ownerId: number | null;
  unitId: number | null;
  everyone: boolean;
  createdAt: string;
  fileCount: number;
};

/** Documents of the asker by the folders that hold them at this depth of the tree, from 1. */
const counted = (scope: Scope, level: number | SQL, within: SQL, now: Date): SQL => sql`
  select f.path[${level}] as id, count(*) as n from document ${withFolder}
  where ${seenDocuments(scope, now)} and ${within} group by 1`;

const columns = sql`folder.id, folder.parent_id as "parentId", folder.name, folder.color, folder.visibility,
  folder.owner_id as "ownerId", folder.unit_id as "unitId", folder.everyone, folder.created_at as "createdAt"`;
const byName = sql`folder.name collate cs_numeric, folder.id`;

const told = ({ everyone, createdAt, ...row }: Row): Omit<FolderRow, 'folderCount'> => ({
  ...row,
  isPublic: row.visibility === 'public',
  isNarrowed: row.visibility === 'public' && !everyone,
  createdAt: new Date(createdAt).toISOString(),
});

/** Folders right in the one with this path, or outside of all, that are for the asker. */
export async function childrenOf(db: Db, scope: Scope, path: readonly number[], now: Date): Promise<FolderRow[]> {
  const parent = path.at(-1);
  const level = path.length + 1;
  const inside = parent === undefined ? sql`true` : sql`f.path[${path.length}] = ${parent}`;
  const { rows } = await db.execute<Row & { folderCount: number }>(sql`
    select ${columns}, coalesce(c.n, 0) as "fileCount",
      (select count(*) from folder k where k.parent_id = folder.id and ${seenFolders(scope, now, 'k')}) as "folderCount"
    from folder left join (${counted(scope, level, inside, now)}) c on c.id = folder.id
    where ${seenFolders(scope, now)}
      and ${parent === undefined ? sql`folder.parent_id is null` : sql`folder.parent_id = ${parent}`}
    order by ${byName}`);
  return rows.map(({ folderCount, ...row }) => ({ ...told(row), folderCount }));
}

/** The one folder as a row of a list. */
export async function rowOf(db: Db, scope: Scope, id: number, now: Date): Promise<FolderRow | undefined> {
  const { rows } = await db.execute<Row & { folderCount: number }>(sql`
    select ${columns}, (select count(*) from document ${withFolder}
        where ${seenDocuments(scope, now)} and f.path @> array[folder.id]) as "fileCount",
      (select count(*) from folder k where k.parent_id = folder.id and ${seenFolders(scope, now, 'k')}) as "folderCount"
    from folder where ${seenFolders(scope, now)} and folder.id = ${id}`);
  return rows.map(({ folderCount, ...row }) => ({ ...told(row), folderCount }))[0];
}

/** All folders of the asker one in another; each counts the documents in it and in its folders. */
export async function treeOf(db: Db, scope: Scope, now: Date): Promise<{ folders: FolderNode[]; rootCount: number }> {
  const own = sql`select document.folder_id as id, count(*) as n from document ${withFolder}
    where ${seenDocuments(scope, now)} group by 1`;
  const [{ rows }, root] = await Promise.all([
    db.execute<Row>(sql`
      select ${columns}, coalesce(c.n, 0) as "fileCount" from folder left join (${own}) c on c.id = folder.id
      where ${seenFolders(scope, now)} order by array_length(folder.path, 1), ${byName}`),
    db.execute<{ n: number }>(sql`select count(*) as n from document ${withFolder}
      where ${seenDocuments(scope, now)} and document.folder_id is null`),
  ]);
  const nodes = new Map<number, FolderNode>();
  const folders: FolderNode[] = [];
  for (const row of rows) {
    const node = { ...told(row), children: [] };
    nodes.set(row.id, node);
    // Whoever sees a folder sees those above it.
    (row.parentId === null ? folders : nodes.get(row.parentId)?.children)?.push(node);
  }
  for (const { id, parentId } of [...rows].reverse())
    if (parentId !== null) (nodes.get(parentId) as FolderNode).fileCount += nodes.get(id)?.fileCount ?? 0;
  return { folders, rootCount: root.rows[0]?.n ?? 0 };
}

/** Names of the folders of a path, from the outermost; whoever sees the last one sees all of them. */
export async function breadcrumbOf(db: Db, scope: Scope, path: readonly number[]): Promise<Breadcrumb> {
  if (path.length === 0) return [];
  const ids = sql`${sql.param([...path])}::bigint[]`;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from folder where svj_id = ${scope.svjId} and id = any(${ids}) order by array_position(${ids}, id)`);
  return rows;
}
