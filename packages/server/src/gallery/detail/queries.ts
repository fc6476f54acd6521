import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { inOrder, type Photo, photoColumns, withFile } from '../rows/queries.ts';
import type { Album } from '../rows/tables.ts';

export type ShownPhoto = Photo & {
  caption: string;
  width: number | null;
  height: number | null;
  color: string | null;
  owner: string | null;
};
const names = sql`m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;

/** All photographs of an album in their order. */
export async function photosOf(db: Db, scope: Scope, { id, sorted }: Album): Promise<ShownPhoto[]> {
  type Row = Omit<ShownPhoto, 'owner'> & { uploaded_by: number | null };
  const { rows } = await db.execute<Row>(sql`
    select ${photoColumns}, p.caption, f.width, f.height, f.color, f.uploaded_by
    from photo p ${withFile} where p.svj_id = ${scope.svjId} and p.album_id = ${id} order by ${inOrder(sorted)}`);
  // A few people bring thousands: their names are asked for once.
  const people = [...new Set(rows.flatMap((r) => (r.uploaded_by === null ? [] : [r.uploaded_by])))];
  const called = await namesOf(db, scope, people);
  return rows.map(({ uploaded_by, ...row }) => ({
    ...row,
    owner: uploaded_by === null ? null : (called.get(uploaded_by) ?? null),
  }));
}

/** What these members are called; who was erased has no name. */
export async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, ${names} from member m where m.svj_id = ${scope.svjId} and m.erased_at is null
      and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((m) => [m.id, nameOf(m).full_name]));
}
