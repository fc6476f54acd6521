import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Associations with photographs that are to be made smaller by now. */
export async function housesToMake(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ svjId: number }>(sql`
    select distinct svj_id as "svjId" from photo where sizes_due_at <= ${now}`);
  return rows.map((r) => r.svjId);
}

/** Whether any other photographs of the association than these are to be made smaller, or are being made. */
export async function isAwaited(db: Db, scope: Scope, but: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from photo where svj_id = ${scope.svjId} and sizes_due_at is not null
      and not id = any(${sql.param([...but])}::bigint[]) limit 1`);
  return rows.length > 0;
}

export type ToMake = {
  id: number;
  albumId: number;
  fileId: number;
  key: string;
  begun: number;
  tries: number;
  name: string;
};

/** The next photograph that is to be made smaller, for this server alone until the moment; undefined when there is none. */
export async function claimNext(db: Db, scope: Scope, now: Date, until: Date): Promise<ToMake | undefined> {
  const { rows } = await db.execute<ToMake>(sql`
    with next as (select p.id from photo p where p.svj_id = ${scope.svjId} and p.sizes_due_at <= ${now}
      order by p.sizes_due_at, p.id limit 1 for update skip locked)
    update photo p set sizes_due_at = ${until}, sizes_begun = p.sizes_begun + 1 from next, file f, album a
    where p.svj_id = ${scope.svjId} and p.id = next.id and f.svj_id = p.svj_id and f.id = p.file_id
      and a.svj_id = p.svj_id and a.id = p.album_id
    returning p.id, p.album_id as "albumId", p.file_id as "fileId", f.key, p.sizes_begun as begun,
      p.sizes_tries as tries, a.name`);
  return rows[0];
}

/** When the photograph is to be made smaller: in its time, or never more. Answers whether it is there still. */
export async function setDue(db: Db, scope: Scope, id: number, at: Date | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update photo set sizes_due_at = ${at}::timestamptz where svj_id = ${scope.svjId} and id = ${id}`);
  return rowCount === 1;
}

/** Counts that the picture itself made it fail. */
export async function countTry(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update photo set sizes_tries = sizes_tries + 1 where svj_id = ${scope.svjId} and id = ${id}`);
}
