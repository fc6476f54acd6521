import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { handFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Worded } from './queries-asked.ts';

/** What may be confirmed: its table and the row, and the version it is at. */
export type AtVersion = { table: string; id: number; contentVersion: number };

/** Whether the thing has other files than these. */
export async function hasOtherFiles(
  db: Db,
  scope: Scope,
  { table, id }: Pick<AtVersion, 'table' | 'id'>,
  fileIds: readonly number[],
): Promise<boolean> {
  const { rows } = await db.execute<{ same: boolean }>(sql`
    select coalesce(array_agg(f.id order by f.id), '{}') = ${sql.param([...new Set(fileIds)].sort((a, b) => a - b))}::bigint[] as same
    from file f where f.svj_id = ${scope.svjId} and f.owner = ${table} and f.owner_id = ${id}`);
  return !rows[0]?.same;
}

/** Whether somebody confirmed the version it is at. */
export async function isConfirmed(db: Db, scope: Scope, m: AtVersion): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from confirmation c where c.svj_id = ${scope.svjId} and c.owner = ${m.table} and c.owner_id = ${m.id}
      and c.content_version = ${m.contentVersion} limit 1`);
  return rows.length > 0;
}

/** Keeps what the thing says at this moment, before it is changed; answers the id of the kept wording. */
export async function keepWording(db: Db, scope: Scope, of: Worded, ownerId: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into wording (svj_id, owner, owner_id, content_version, title, description, since, until, replaced_by)
    select ${scope.svjId}, ${of.table}, ${ownerId}, x.content_version, x.title, x.description,
      coalesce((select max(w.until) from wording w
        where w.svj_id = ${scope.svjId} and w.owner = ${of.table} and w.owner_id = ${ownerId}), x.since),
      ${now}, ${scope.memberId}
    from (${of.says(scope, ownerId)}) x returning id`);
  const id = rows[0]?.id as number;
  await db.execute(sql`
    insert into wording_file (svj_id, wording_id, position, file_id, name, extension, size, sha256, is_public)
    select f.svj_id, ${id}, row_number() over (order by f.position, f.id), f.id, f.name, f.extension, f.size, f.sha256,
      f.is_public
    from file f where f.svj_id = ${scope.svjId} and f.owner = ${of.table} and f.owner_id = ${ownerId}`);
  return id;
}

/**
 * Leaves with the wording the files that the thing has no more, when somebody confirmed it with them. Of what nobody
 * confirmed only names and fingerprints are kept.
 */
export async function keepConfirmedFiles(
  db: Db,
  scope: Scope,
  { table, id }: Pick<AtVersion, 'table' | 'id'>,
  wordingId: number,
  fileIds: readonly number[],
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id from file f
    where f.svj_id = ${scope.svjId} and f.owner = ${table} and f.owner_id = ${id}
      and f.id <> all(${sql.param([...fileIds])}::bigint[])
      and exists (select from confirmation c join wording_file k on k.svj_id = c.svj_id and k.file_id = f.id
        join wording w on w.svj_id = c.svj_id and w.id = k.wording_id and w.owner = c.owner and w.owner_id = c.owner_id
          and w.content_version = c.content_version
        where c.svj_id = f.svj_id and c.owner = ${table} and c.owner_id = ${id})`);
  const ids = rows.map((r) => r.id);
  await handFiles(db, scope, ids, { owner: 'wording', ownerId: wordingId });
}
