import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { type WhyNotDue, warnOnOf, whyNotDue } from '#contract/reports/rules-deadlines.ts';
import type { DueMove } from '#contract/reports/schema-due.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Report } from '../rows/queries.ts';
import { keepHistory } from '../rows/queries-history.ts';
import { tellOf } from '../telling/notices.ts';
import { changeReport } from './queries.ts';
import { reportToSolve } from './steps-work.ts';
import { refuseStale } from './steps-writing.ts';

const refusals = {
  past: 'REPORT.ERRORS.DUE_PAST',
  far: 'REPORT.ERRORS.DUE_FAR',
  same: 'REPORT.ERRORS.DUE_SAME',
} as const satisfies Record<WhyNotDue, string>;

/**
 * Moves the day until which it is to be solved, for its solver and who administers reports; refuses a stale version (409).
 * Nobody has been told that it is late by the new day.
 */
export async function moveDue(
  portal: Portal,
  at: { db: Db; scope: Scope; now: Date },
  { id, updatedAt, dueOn, reason }: DueMove,
): Promise<Report> {
  const { db, scope, now } = at;
  const r = await reportToSolve(at, id);
  await refuseStale(at, r, updatedAt);
  const today = dayIn(now);
  const why = whyNotDue(dueOn, r.dueOn, today);
  if (why) throw new Refused(refusals[why], { fields: { dueOn: refusals[why] } });
  const due = { dueOn, dueByHand: true, warned: 0, warnOn: warnOnOf(dueOn, 0, today) } as const;
  const changed = await changeReport(db, scope, r, due, now);
  const changes = [
    { field: 'dueOn', before: r.dueOn, after: dueOn },
    { field: 'reason', after: reason },
  ] as const;
  await keepHistory(db, scope, id, 'dueMoved', changes, now);
  await tellOf(portal, at, changed, 'changed');
  return changed;
}
