import { whyNotSolved } from '#contract/reports/rules.ts';
import type { HistoryEntry, WorkTime } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Report, reportSeen } from '../rows/queries.ts';
import { type Change, keepHistory } from '../rows/queries-history.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { tellOf } from '../telling/notices.ts';
import { changeReport, changeWork } from './queries.ts';
import { refuseStale } from './steps-writing.ts';

type At = { db: Db; scope: Scope; now: Date };

/** The report, held for whoever may solve it; refuses everybody else. */
export async function reportToSolve({ db, scope }: At, id: number): Promise<Report> {
  const r = await reportSeen(db, scope, id, 'lock');
  refuseWhen(whyNotSolved(r, askerOf(scope)));
  return r;
}

const noWork = { workDay: null, workFrom: null, workTo: null };

/**
 * A firm works on it from now on, whose name stands in the history where everybody may know it; refuses a stale version (409).
 * One that nobody took over is being solved by that.
 */
export async function giveToFirm(portal: Portal, at: At, id: number, updatedAt: string, firm: string | null) {
  const { db, scope, now } = at;
  const r = await reportToSolve(at, id);
  await refuseStale(at, r, updatedAt);
  const isNew = r.status === 'new';
  const to = { status: 'solving', solvingAt: r.solvingAt ?? now } as const;
  const changed = await changeReport(db, scope, r, to, now);
  await changeWork(db, scope, id, noWork, now);
  const changes: Change[] = [
    { field: 'firm', after: firm },
    ...(isNew ? [{ field: 'status', before: 'new', after: 'solving' } as const] : []),
  ];
  await keepHistory(db, scope, id, 'handedOver', changes, now);
  if (isNew) await tellOf(portal, at, changed, 'changed');
  return changed;
}

/** No firm works on it from now on. */
export async function takeFromFirm({ db, scope, now }: At, id: number): Promise<void> {
  await changeWork(db, scope, id, noWork, now);
  await keepHistory(db, scope, id, 'takenBack', [], now);
}

/** A firm comes at this time; answers whether that is another one than was said before. */
export async function setWork({ db, scope, now }: At, r: Report, { day, from, to }: WorkTime): Promise<boolean> {
  if (r.workDay === day && r.workFrom === from && r.workTo === to) return false;
  const said = (d: string | null, a: number | null, b: number | null) =>
    d && [d, a, b].filter((x) => x !== null).join(' ');
  await changeWork(db, scope, r.id, { workDay: day, workFrom: from, workTo: to }, now);
  const change = { field: 'work', before: said(r.workDay, r.workFrom, r.workTo), after: said(day, from, to) } as const;
  await keepHistory(db, scope, r.id, 'firmDay', [change], now);
  return true;
}

/** What a firm did by its link. */
export const noteOfFirm = (
  { db, scope, now }: At,
  id: number,
  what: Extract<HistoryEntry['what'], `firm${string}`>,
): Promise<void> => keepHistory(db, scope, id, what, [], now);
