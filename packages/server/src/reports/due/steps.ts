import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { type Warned, warnOnOf } from '#contract/reports/rules-deadlines.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { tellTo } from '../telling/notices.ts';
import { aboveSolver, heldToWarn, keepWarned, lateSolver } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/**
 * Tells its solver that a report is late, and when its time comes once more the chair, and says when it is looked at next; null
 * where another server is at it. A house that switched reports off is told of nothing, and looked at again tomorrow.
 */
export async function warnOf(portal: Portal, at: At, id: number): Promise<number | null> {
  const { db, scope, now } = at;
  const held = await heldToWarn(db, scope, id, now);
  if (!held) return null;
  const today = dayIn(now);
  if (!scope.enabled.includes('reports')) {
    await keepWarned(db, scope, id, held.warned, addDays(today, 1));
    return 0;
  }
  const warned = (held.warned + 1) as Warned;
  await keepWarned(db, scope, id, warned, warnOnOf(held.dueOn, warned, today));
  return tellTo(portal, at, id, 'overdue', warned === 1 ? lateSolver(scope, id) : aboveSolver(scope, id));
}
