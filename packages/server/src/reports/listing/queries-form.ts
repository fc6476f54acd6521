import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { ReportForm } from '#contract/reports/schema.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { entrancesOf } from '../../units/queries-entrances.ts';
import { solverOfTypes, solversOf } from '../rows/queries-solvers.ts';

type UnitRow = {
  id: number;
  number: string;
  type: UnitType;
  entrance_id: number | null;
  floor: number | null;
  own: boolean;
};

const myUnits = (scope: Scope, now: Date) =>
  sql`(select my_places(${scope.svjId}, ${dayIn(now)}::date, ${scope.memberId ?? 0}))::bigint[]`;

/** What the form of a report offers to the asker. */
export async function formOf(db: Db, scope: Scope, now: Date): Promise<ReportForm> {
  const { rows } = await db.execute<UnitRow>(sql`
    select u.id, u.number, u.type, u.entrance_id, u.floor, coalesce(u.id = any(${myUnits(scope, now)}), false) as own from unit u
    where u.svj_id = ${scope.svjId} and u.deleted_at is null
      and (u.type = 'commonSpace' or u.id = any(${myUnits(scope, now)}))
    order by own desc, u.number collate cs_numeric, u.id limit 200`);
  const entrances = await entrancesOf(db, scope);
  return {
    solvers: await solversOf(db, scope),
    solverOf: await solverOfTypes(db, scope),
    entrances: entrances.map(({ id, name }) => ({ id, name })),
    units: rows.map(({ entrance_id, ...u }) => ({ ...u, entranceId: entrance_id })),
    anyUnit: may(scope, 'rooms', 'r'),
  };
}

/** Whether an entrance of the house has this id. */
export async function isEntrance(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from entrance where svj_id = ${scope.svjId} and id = ${id}`,
  );
  return rows.length > 0;
}

/** The unit that the asker may name as a place, with where it stands: their own, a common one, any where they see units. */
export async function unitOfPlace(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<{ type: UnitType; entrance_id: number | null; floor: number | null }>(sql`
    select u.type, u.entrance_id, u.floor from unit u
    where u.svj_id = ${scope.svjId} and u.id = ${id} and u.deleted_at is null
      and (${may(scope, 'rooms', 'r')}::boolean or u.type = 'commonSpace' or u.id = any(${myUnits(scope, now)}))`);
  return rows[0];
}
