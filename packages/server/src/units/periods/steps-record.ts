import { plansOf } from '#contract/units/rules-correct.ts';
import type { UnitPeriods } from '#contract/units/schema-periods.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import * as q from '../rows/queries-periods.ts';
import { peopleOf } from './queries-touched.ts';
import { everybodyIn, namedIn, periodsOfUnit } from './steps.ts';
import { periodView } from './steps-consequences.ts';

/** Who owned the unit when, what is planned, and what was corrected. */
export async function recordOf(
  db: Db,
  scope: Scope,
  unitId: number,
  today: string,
): Promise<Omit<UnitPeriods, 'updatedAt'>> {
  const periods = await periodsOfUnit(db, scope, unitId);
  const corrections = await q.correctionsOf(db, scope, unitId);
  const old = corrections.flatMap((c) => [...c.before, ...c.after]);
  const makers = corrections.flatMap((c) => c.madeBy ?? []);
  const names = await peopleOf(db, scope, [...everybodyIn(periods, old), ...makers]);
  return {
    periods: periods.map((p) => periodView(names, p)),
    plans: plansOf(periods, today).map(({ day, ended, began }) => ({
      day,
      from: namedIn(names, ended),
      to: namedIn(names, began),
    })),
    corrections: corrections.map(({ id, at, madeBy, kind, reason, before, after }) => ({
      id,
      at: at.toISOString(),
      who: madeBy === null ? '' : (names.get(madeBy)?.full_name ?? ''),
      kind,
      reason,
      before: before.map((p) => periodView(names, p)),
      after: after.map((p) => periodView(names, p)),
    })),
  };
}
