import { sql } from 'drizzle-orm';
import { binDays } from '#contract/documents/rules.ts';
import type { BinEntry, Within } from '#contract/documents/schema-bin.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { among } from '../rows/queries.ts';

const day = 24 * 3600_000;
/** What was deleted before this moment goes for good. */
export const binnedBefore = (now: Date): Date => new Date(now.getTime() - binDays * day);

/** All that is in these folders and these documents, and is not in the bin yet; bytes are those of all versions. */
export async function withinOf(
  db: Db,
  scope: Scope,
  { folders, files }: { folders: readonly number[]; files: readonly number[] },
): Promise<Within> {
  const { rows } = await db.execute<Within>(sql`
    with gone as (select f.id from folder f
      where f.svj_id = ${scope.svjId} and f.bin_id is null and f.path && ${sql.param([...folders])}::bigint[]),
    papers as (select d.id from document d where d.svj_id = ${scope.svjId} and d.bin_id is null
      and (d.id = ${among(files)} or d.folder_id in (select id from gone)))
    select (select count(*) from gone) as folders, (select count(*) from papers) as files,
      (select coalesce(sum(x.size), 0)::bigint from file x where x.svj_id = ${scope.svjId} and x.id in (
        select v.file_id from document_version v where v.svj_id = ${scope.svjId}
          and v.document_id in (select id from papers))) as bytes`);
  return rows[0] as Within;
}

/** Paths of these folders. */
export async function pathsOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ id: number; path: number[] }>(
    sql`select id, to_jsonb(path) as path from folder where svj_id = ${scope.svjId} and id = ${among(ids)}`,
  );
  return new Map(rows.map((r) => [r.id, r.path]));
}

type Deletion = Within & { kind: 'file' | 'folder'; name: string; type: string; place: readonly number[] };

export async function addDeletion(db: Db, scope: Scope, d: Deletion, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into document_bin (svj_id, kind, name, type, folders, files, bytes, place, deleted_by, deleted_at)
    values (${scope.svjId}, ${d.kind}, ${d.name}, ${d.type}, ${d.folders}, ${d.files}, ${d.bytes},
      ${sql.param([...d.place])}::bigint[], ${scope.memberId}, ${now}) returning id`);
  return rows[0]?.id as number;
}

/** Puts into the bin the folder with all folders and documents in it that are not there yet; answers what went. */
export async function binFolder(db: Db, scope: Scope, id: number, binId: number) {
  const { rows: folders } = await db.execute<{ id: number }>(sql`
    update folder set bin_id = ${binId} where svj_id = ${scope.svjId} and bin_id is null and path @> array[${id}::bigint]
    returning id`);
  const { rows: files } = await db.execute<{ id: number }>(sql`
    update document set bin_id = ${binId}
    where svj_id = ${scope.svjId} and bin_id is null and folder_id = ${among(folders.map((f) => f.id))} returning id`);
  return { folders: folders.map((f) => f.id), files: files.map((f) => f.id) };
}

export async function binDocument(db: Db, scope: Scope, id: number, binId: number): Promise<void> {
  await db.execute(sql`update document set bin_id = ${binId} where svj_id = ${scope.svjId} and id = ${id}`);
}

type EntryRow = Omit<BinEntry, 'place' | 'deletedBy' | 'until'> & {
  place: string[] | null;
  who: NameColumns | null;
};

/** One page of deletions that can be taken back, the latest first. */
export async function listBin(db: Db, scope: Scope, page: Page, now: Date): Promise<BinEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select b.id, b.kind, b.name, b.type, b.folders, b.files, b.bytes, b.deleted_at as "deletedAt",
      (select array_agg(f.name order by array_position(b.place, f.id)) from folder f
        where f.svj_id = b.svj_id and f.id = any(b.place)) as place,
      (select to_json(y) from (select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
        from member m where m.svj_id = b.svj_id and m.id = b.deleted_by) y) as who
    from document_bin b
    where b.svj_id = ${scope.svjId} and b.deleted_at > ${binnedBefore(now)}
    order by b.deleted_at desc, b.id desc ${pageOf(page)}`);
  return rows.map(({ place, who, deletedAt, ...entry }) => {
    const name = who && nameOf(who);
    const at = new Date(deletedAt);
    return {
      ...entry,
      place: place ?? [],
      deletedBy: name && { id: name.id, full_name: name.full_name },
      deletedAt: at.toISOString(),
      until: new Date(at.getTime() + binDays * day).toISOString(),
    };
  });
}

export async function countBin(db: Db, scope: Scope, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from document_bin where svj_id = ${scope.svjId} and deleted_at > ${binnedBefore(now)}`);
  return rows[0]?.n ?? 0;
}

export type Kept = { id: number; kind: 'file' | 'folder'; name: string };

/** The deletion, locked until the end of the transaction; undefined when it is not there or its time is over. */
export async function heldDeletion(db: Db, scope: Scope, id: number, now: Date): Promise<Kept | undefined> {
  const { rows } = await db.execute<Kept>(sql`
    select id, kind, name from document_bin
    where svj_id = ${scope.svjId} and id = ${id} and deleted_at > ${binnedBefore(now)} for update`);
  return rows[0];
}

type Back = {
  folders: { id: number; name: string; parentId: number | null }[];
  files: { id: number; name: string; extension: string; description: string; folderId: number | null }[];
};

/** Gives back what the deletion took, with the folders above it that went meanwhile, and forgets the deletion. */
export async function takeBack(db: Db, scope: Scope, id: number): Promise<Back> {
  const { rows: folders } = await db.execute<Back['folders'][number]>(sql`
    update folder set bin_id = null where svj_id = ${scope.svjId} and bin_id = ${id}
    returning id, name, parent_id as "parentId"`);
  const { rows: files } = await db.execute<Back['files'][number]>(sql`
    update document set bin_id = null where svj_id = ${scope.svjId} and bin_id = ${id}
    returning id, name, extension, description, folder_id as "folderId"`);
  const { rows: above } = await db.execute<Back['folders'][number] & { was: number }>(sql`
    with wanted as (select distinct unnest(f.path) as id from folder f where f.svj_id = ${scope.svjId}
      and (f.id = ${among(folders.map((f) => f.id))}
        or f.id = ${among(files.flatMap((f) => (f.folderId === null ? [] : [f.folderId])))}))
    update folder f set bin_id = null from folder old
    where f.svj_id = ${scope.svjId} and f.bin_id is not null and f.id in (select id from wanted)
      and old.svj_id = f.svj_id and old.id = f.id
    returning f.id, f.name, f.parent_id as "parentId", old.bin_id as was`);
  await db.execute(sql`
    delete from document_bin b where b.svj_id = ${scope.svjId} and (b.id = ${id} or b.id = ${among(above.map((a) => a.was))})
      and not exists (select from folder f where f.svj_id = b.svj_id and f.bin_id = b.id)
      and not exists (select from document d where d.svj_id = b.svj_id and d.bin_id = b.id)`);
  return { folders: [...folders, ...above], files };
}

export type DueDeletion = { svjId: number; id: number };
/** Across associations: deletions whose time is over, the oldest first: what is inside went before what held it. */
export async function dueDeletions(db: Db, now: Date, most = 500): Promise<DueDeletion[]> {
  const { rows } = await db.execute<DueDeletion>(sql`
    select svj_id as "svjId", id from document_bin
    where deleted_at <= ${binnedBefore(now)} and emptied_at is null
    order by deleted_at, id limit ${most}`);
  return rows;
}
