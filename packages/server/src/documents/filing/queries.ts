import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { among } from '../rows/queries.ts';
import { aimedFolders } from '../rows/queries-seen.ts';

export type HomeUnit = {
  id: number;
  number: string;
  owners: { id: number; full_name: string }[];
  folderId: number | null;
  folder: string | null;
};
type Row = Omit<HomeUnit, 'owners'> & { owners: NameColumns[] | null };

/** Of `folder a`: it is for some places of the house only. */
const isForPlaces = sql`exists (select from audience_part p where p.svj_id = a.svj_id and p.owner = ${aimedFolders.table}
  and p.owner_id = a.id and (p.unit_id is not null or p.entrance_id is not null))`;

/** Whether a folder on the way is for some places of the house only: others would not find their papers there. */
export async function leadsToPlaces(db: Db, scope: Scope, path: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from folder a where a.svj_id = ${scope.svjId} and a.id = ${among(path)} and ${isForPlaces} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Of `folder g`: papers of its unit go there. In a chosen folder it is the one right in it; otherwise any that its people
 * can reach, which they cannot where somebody narrower stands above it.
 */
const isHome = (scope: Scope, inside: number | null): SQL =>
  inside === null
    ? sql`not exists (select from folder a where a.svj_id = ${scope.svjId} and a.id = any(g.path) and a.id <> g.id
        and (a.visibility <> 'public' or ${isForPlaces}))`
    : sql`g.parent_id = ${inside}`;

/** Units of the house by their numbers, with owners of the day and the folder of each, if there is one. */
export async function unitsToFile(
  db: Db,
  scope: Scope,
  { inside, day }: { inside: number | null; day: string },
): Promise<HomeUnit[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.id, u.number, f.id as "folderId", f.name as folder,
      (select json_agg(y) from (
        select distinct m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
        from ownership o join ownership_member x on x.svj_id = o.svj_id and x.ownership_id = o.id
        join member m on m.svj_id = x.svj_id and m.id = x.member_id
        where o.svj_id = ${scope.svjId} and o.unit_id = u.id
          and (o.valid_from is null or o.valid_from <= ${day}::date) and (o.valid_to is null or o.valid_to > ${day}::date)
        order by m.id) y) as owners
    from unit u
    left join lateral (select g.id, g.name from folder g
      where g.svj_id = ${scope.svjId} and g.unit_id = u.id and g.visibility = 'owner' and g.bin_id is null
        and ${isHome(scope, inside)} order by g.id limit 1) f on true
    where u.svj_id = ${scope.svjId} and u.deleted_at is null
    order by u.number collate cs_numeric, u.id`);
  return rows.map(({ owners, ...unit }) => ({
    ...unit,
    owners: (owners ?? []).map(nameOf).map((who) => ({ id: who.id, full_name: who.full_name })),
  }));
}

/** How many documents came of these uploads, to how many units, and the one folder in which all of those stand. */
export async function filedOf(
  db: Db,
  scope: Scope,
  fileIds: readonly number[],
): Promise<{ files: number; units: number; folderId: number | null }> {
  type Counted = { files: number; units: number; above: number; folderId: number | null };
  const { rows } = await db.execute<Counted>(sql`
    select count(*) as files, count(distinct f.unit_id) as units,
      count(distinct coalesce(case when f.unit_id is null then f.id else f.parent_id end, 0)) as above,
      min(case when f.unit_id is null then f.id else f.parent_id end) as "folderId"
    from document_version v
    join document d on d.svj_id = v.svj_id and d.id = v.document_id
    left join folder f on f.svj_id = d.svj_id and f.id = d.folder_id
    where v.svj_id = ${scope.svjId} and v.number = 1 and v.file_id = ${among(fileIds)}`);
  const { above, folderId, ...counts } = rows[0] as Counted;
  return { ...counts, folderId: above === 1 ? folderId : null };
}
