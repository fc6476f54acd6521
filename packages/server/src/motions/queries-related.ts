import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Vote } from './queries.ts';

/** The wording of all points of the vote `v` as one value. */
const wording = sql`(select array_agg(p.name || E'\n' || p.description order by p.position, p.id)
  from vote_point p where p.svj_id = v.svj_id and p.vote_id = v.id)`;

/** Ties a draft to the last cancelled vote on the same wording, so that whoever votes anew is told so. */
export async function linkCancelled(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update vote set replaces_id = (
      select v.id from vote v
      where v.svj_id = ${scope.svjId} and v.cancelled_at is not null
        and ${wording} = (select w from (select ${wording} as w from vote v where v.svj_id = ${scope.svjId} and v.id = ${id}) as mine)
      order by v.cancelled_at desc limit 1)
    where svj_id = ${scope.svjId} and id = ${id}`);
}

export type Related = {
  id: number;
  name: string;
  status: Vote['status'];
  cancelledAt: string | null;
  same: boolean;
  isPublic: boolean;
};

/** The vote that this one takes the place of, and the last one that takes the place of this. */
export async function relatedTo(
  db: Db,
  scope: Scope,
  { id, replacesId }: Vote,
): Promise<{ replaces: Related | null; replacedBy: Related | null }> {
  type Row = Omit<Related, 'cancelledAt' | 'isPublic'> & { cancelled_at: Date | string | null; is_public: boolean };
  const { rows } = await db.execute<Row>(sql`
    select v.id, v.name, v.status, v.cancelled_at, v.is_public,
      ${wording} = (select w from (select ${wording} as w from vote v where v.svj_id = ${scope.svjId} and v.id = ${id}) as mine) as same
    from vote v where v.svj_id = ${scope.svjId} and (v.id = ${replacesId ?? 0} or v.replaces_id = ${id})
    order by v.id`);
  const read = (row: Row | undefined): Related | null =>
    row
      ? {
          id: row.id,
          name: row.name,
          status: row.status,
          cancelledAt: row.cancelled_at && new Date(row.cancelled_at).toISOString(),
          same: row.same,
          isPublic: row.is_public,
        }
      : null;
  return {
    replaces: read(rows.find((r) => r.id === replacesId)),
    replacedBy: read(rows.findLast((r) => r.id !== replacesId)),
  };
}
