import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { resolution, resolutionEntry } from '../rows/tables.ts';

export type Decided = {
  voteId: number;
  pointId: number;
  name: string;
  description: string;
  adopted: boolean;
  /** It elects somebody: nothing is to be carried out. */
  elects: boolean;
  isPublic: boolean;
  decidedAt: Date;
};

/**
 * Points of ended votes that are not in the register yet, as they were decided: of this vote, or of all. An opinion poll
 * decides nothing, and neither does a vote that was cancelled.
 */
export async function decidedPoints(db: Db, scope: Scope, voteId: number | null): Promise<Decided[]> {
  type Row = Omit<Decided, 'decidedAt'> & { decidedAt: string };
  const { rows } = await db.execute<Row>(sql`
    select v.id as "voteId", p.id as "pointId", p.name, p.description, (p.result ->> 'passed')::boolean as adopted,
      p.elects, v.is_public as "isPublic", v.finished_at as "decidedAt"
    from vote v join vote_point p on p.svj_id = v.svj_id and p.vote_id = v.id
    where v.svj_id = ${scope.svjId} and v.status = 'finish' and v.cancelled_at is null and v.basis <> 'poll'
      and p.result is not null and (${voteId}::bigint is null or v.id = ${voteId}::bigint)
      and not exists (select from resolution r where r.svj_id = p.svj_id and r.point_id = p.id)
    order by v.finished_at, v.id, p.closed_at, p.position, p.id`);
  return rows.map((row) => ({ ...row, decidedAt: new Date(row.decidedAt) }));
}

type Numbered = Omit<Decided, 'name' | 'description' | 'elects'> & {
  year: number;
  number: number;
  state: 'none' | 'open';
};

export async function addResolution(db: Db, scope: Scope, row: Numbered, now: Date): Promise<number> {
  const values = { ...row, svjId: scope.svjId, createdAt: now, updatedAt: now };
  const [made] = await db.insert(resolution).values(values).returning({ id: resolution.id });
  return made?.id as number;
}

/** Nobody enters a resolution: the end of its vote does. */
export async function noteEntered(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  const values = ids.map((resolutionId) => ({ svjId: scope.svjId, resolutionId, at: now, what: 'entered' as const }));
  if (values.length > 0) await db.insert(resolutionEntry).values(values);
}
