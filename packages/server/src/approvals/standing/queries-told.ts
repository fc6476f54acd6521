import { and, eq, lte, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { approvalSubstitute } from '../rows/tables.ts';
import { names } from './queries.ts';

export type ToldSubstitution = {
  id: number;
  from: Day;
  to: Day;
  memberId: number;
  substituteId: number;
  away: string;
  instead: string;
};

/** Of these substitutions, those that hold or are to come. */
export async function substitutionsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldSubstitution[]> {
  type Row = Omit<ToldSubstitution, 'away' | 'instead'> & { away: NameColumns; instead: NameColumns };
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.valid_from::text as from, s.valid_to::text as to, s.member_id as "memberId",
      s.substitute_id as "substituteId", ${names('member_id')} as away, ${names('substitute_id')} as instead
    from approval_substitute s
    where s.svj_id = ${scope.svjId} and s.id = any(${sql.param([...ids])}::bigint[]) and s.ended_at is null
      and s.valid_to >= current_day()`);
  return rows.map((row) => ({ ...row, away: nameOf(row.away).full_name, instead: nameOf(row.instead).full_name }));
}

type Due = { svjId: number; id: number };

/** Across associations: substitutions whose first morning has come. */
export async function substitutionsToRemind(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from approval_substitute where remind_at <= ${now} order by remind_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

/** Takes it, if it is still due; whoever else is at it is not waited for. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date) {
  const one = and(eq(approvalSubstitute.svjId, scope.svjId), eq(approvalSubstitute.id, id));
  const [row] = await db
    .select({ substituteId: approvalSubstitute.substituteId, endedAt: approvalSubstitute.endedAt })
    .from(approvalSubstitute)
    .where(and(one, lte(approvalSubstitute.remindAt, now)))
    .for('update', { skipLocked: true });
  if (row) await db.update(approvalSubstitute).set({ remindAt: null }).where(one);
  return row?.endedAt === null ? row : undefined;
}
