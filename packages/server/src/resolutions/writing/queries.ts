import { and, eq, sql } from 'drizzle-orm';
import type { Kept } from '#contract/resolutions/rules.ts';
import type { ResolutionDeed } from '#contract/resolutions/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen as seenVote } from '../../motions/queries.ts';
import { seen as seenReport } from '../../reports/rows/queries-seen.ts';
import { type At, mayRead, type Resolution } from '../rows/queries.ts';
import { resolution, resolutionEntry } from '../rows/tables.ts';

export async function changeResolution(
  { db, scope, now }: At,
  r: Pick<Resolution, 'id'>,
  changed: Kept & { remindAt: Date | null },
): Promise<void> {
  await db
    .update(resolution)
    .set({ ...changed, updatedAt: now, version: sql`${resolution.version} + 1` })
    .where(and(eq(resolution.svjId, scope.svjId), eq(resolution.id, r.id)));
}

type Told = { what: ResolutionDeed; aboutId?: number | null; day: string | null; note: string };
/** Writes down what was said of it, and by whom. */
export async function addEntries({ db, scope, now }: At, resolutionId: number, told: readonly Told[]): Promise<void> {
  const one = { svjId: scope.svjId, resolutionId, at: now, memberId: scope.memberId };
  if (told.length > 0) await db.insert(resolutionEntry).values(told.map((t) => ({ ...one, ...t })));
}

/** Whether the member may be responsible: whoever reads the resolution. */
export async function reads(db: Db, scope: Scope, memberId: number, isPublic: boolean): Promise<boolean> {
  const found = await idsOf(
    db,
    sql`select m.id from member m where ${mayRead(scope, isPublic)} and m.id = ${memberId}`,
  );
  return found.length > 0;
}

const given = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`;
const kinds = { report: sql`report_id`, vote: sql`vote_id` } as const;
type Kind = keyof typeof kinds;

/** Of `report`, or of `vote`: what the asker may open. */
const opens = (scope: Scope, kind: Kind) => {
  if (kind === 'vote') return seenVote(scope);
  return may(scope, 'reports', 'r') ? seenReport(scope) : sql`false`;
};

/** Of these, those that the asker may open. */
export const openAmong = (db: Db, scope: Scope, kind: Kind, ids: readonly number[]): Promise<number[]> => {
  const table = sql.raw(kind);
  return idsOf(db, sql`select ${table}.id from ${table} where ${opens(scope, kind)} and ${table}.id = ${given(ids)}`);
};

/** Makes it lead to exactly these of what the asker may open; the rest stays as it was. Answers whether anything is different. */
export async function keepLinks(
  db: Db,
  scope: Scope,
  id: number,
  kind: Kind,
  ids: readonly number[],
): Promise<boolean> {
  const [column, table] = [kinds[kind], sql.raw(kind)];
  const gone = await db.execute(sql`
    delete from resolution_link l using ${table} where l.svj_id = ${scope.svjId} and l.resolution_id = ${id}
      and ${table}.svj_id = l.svj_id and ${table}.id = l.${column} and ${opens(scope, kind)}
      and not l.${column} = ${given(ids)}`);
  const made = await db.execute(sql`
    insert into resolution_link (svj_id, resolution_id, ${column})
    select ${scope.svjId}::bigint, ${id}::bigint, g.id
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as g (id, nth)
    where not exists (select from resolution_link l where l.svj_id = ${scope.svjId} and l.resolution_id = ${id}
      and l.${column} = g.id)
    order by g.nth`);
  return (gone.rowCount ?? 0) + (made.rowCount ?? 0) > 0;
}
