import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { ReportPlace, ReportTab, WorkTime } from '#contract/reports/schema.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen } from './queries-seen.ts';
import { report } from './tables.ts';

export type Report = typeof report.$inferSelect;

/** Of `report`: whether the tab lists it. */
export const inTab = (tab: ReportTab): SQL => (tab === 'all' ? sql`true` : sql`report.status = ${tab}`);

/** Of `report`: waits for the asker, who solves it. */
export const isGiven = (scope: Scope): SQL =>
  sql`(report.solver_id = ${scope.memberId ?? 0} and report.status in ('new', 'solving'))`;

/** Of `report`: waits for the asker, who reported it, to say whether it is mended. */
export const isAsked = (scope: Scope): SQL =>
  sql`(report.owner_id = ${scope.memberId ?? 0} and report.asked_at is not null and report.verdict is null)`;

/** Of `report`: how many others have the same trouble, and whether the asker is one of them. */
export const alsoColumns = (scope: Scope): SQL => sql`(select count(*) from report_also l
  where l.svj_id = report.svj_id and l.report_id = report.id) as also_count, exists (select from report_also l
  where l.svj_id = report.svj_id and l.report_id = report.id and l.member_id = ${scope.memberId ?? 0}) as also`;

/** Of `report`: should have been solved before this day. */
export const isOverdue = (today: Day): SQL =>
  sql`(report.due_on < ${today}::date and report.status in ('new', 'solving'))`;

/**
 * The report if the asker may read it; 404 otherwise, alike whether it is private, of another house or nowhere. Locked until
 * the end of the transaction when asked.
 */
export async function reportSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Report> {
  const asked = db
    .select()
    .from(report)
    .where(and(seen(scope), eq(report.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('REPORT.NOT_FOUND');
  return row;
}

/** Those of these reports that the asker may read, in the order of their ids, locked until the end of the transaction. */
export const reportsSeen = (db: Db, scope: Scope, ids: readonly number[]): Promise<Report[]> =>
  db
    .select()
    .from(report)
    .where(and(seen(scope), sql`${report.id} = any(${sql.param([...ids])}::bigint[])`))
    .orderBy(report.id)
    .for('update');

type Numbers = { fresh: number; given: number; asked: number };

/** New ones that the asker may read, those that wait for them as their solver, and as their reporter: numbers of the menu. */
export async function countReports(db: Db, scope: Scope): Promise<Numbers> {
  if (!may(scope, 'reports', 'r')) return { fresh: 0, given: 0, asked: 0 };
  const { rows } = await db.execute<Numbers>(sql`
    select count(*) filter (where report.status = 'new') as fresh, count(*) filter (where ${isGiven(scope)}) as given,
      (select count(*) from report where ${seen(scope)} and ${isAsked(scope)}) as asked
    from report where ${seen(scope)}`);
  const { fresh = 0, given = 0, asked = 0 } = rows[0] ?? {};
  return { fresh: Number(fresh), given: Number(given), asked: Number(asked) };
}

/** Of the reports given to the asker to solve, or of their own that ask whether they are mended, the one due first. */
export async function firstReport(db: Db, scope: Scope, by: 'given' | 'asked') {
  const which = by === 'given' ? isGiven(scope) : isAsked(scope);
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select report.id, report.title, ${by === 'given' ? sql`report.due_on::text` : sql`null::text`} as until
    from report where ${seen(scope)} and ${which} order by report.due_on nulls last, report.id limit 1`);
  return rows;
}

/** When the firm comes to it; null where no firm said so. */
export const workOf = ({
  workDay,
  workFrom,
  workTo,
}: Pick<Report, 'workDay' | 'workFrom' | 'workTo'>): WorkTime | null =>
  workDay === null ? null : { day: workDay, from: workFrom, to: workTo };

/** Where a report is, as `placeColumns` answer it. */
export type PlaceColumns = {
  entrance_id: number | null;
  entrance_name: string | null;
  floor: number | null;
  unit_id: number | null;
  unit_number: string | null;
  unit_type: UnitType | null;
  common_space: string;
};
/** Of `report` with `placeJoins`. */
export const placeColumns = sql`e.id as entrance_id, e.name as entrance_name, report.floor, u.id as unit_id,
  u.number as unit_number, u.type as unit_type, report.common_space`;
export const placeJoins = sql`left join unit u on u.svj_id = report.svj_id and u.id = report.unit_id and u.deleted_at is null
  left join entrance e on e.svj_id = report.svj_id and e.id = report.entrance_id`;

export const placeOf = (row: PlaceColumns): ReportPlace => ({
  entrance: row.entrance_id === null ? null : { id: row.entrance_id, name: row.entrance_name ?? '' },
  floor: row.floor,
  unit:
    row.unit_id === null || row.unit_type === null
      ? null
      : { id: row.unit_id, number: row.unit_number ?? '', type: row.unit_type },
  commonSpace: row.common_space,
});

/** Whether the asker sees names of people; who administers reports sees who reported them in any case. */
export const seesNames = (scope: Scope): boolean => may(scope, 'members', 'r') || may(scope, 'reports', 'rw');
