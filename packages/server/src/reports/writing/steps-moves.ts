import { stamp } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import { stepTo, whyNotChanged } from '#contract/reports/rules.ts';
import type { ReportChange } from '#contract/reports/schema.ts';
import { type Asking, rowsOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { hasOtherChoices } from '../../documents/attached/steps.ts';
import { type Report, reportSeen } from '../rows/queries.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { archiveReport, solveReport, takeOver } from './steps.ts';
import { correctReport, refuseStale } from './steps-writing.ts';

type Step = Exclude<ReturnType<typeof stepTo>, 'none' | null>;
type Form = Omit<ReportChange, 'status' | 'solution'>;
/** What was done to it, as its log names that. */
type Deed = readonly ['update' | Step, Report];

/** Whether the form says what stands already, down to files and documents. */
async function isAsWritten(at: Asking, r: Report, form: Form): Promise<boolean> {
  const fields = ['title', 'description', 'type', 'visibility', 'solverId'] as const;
  const places = ['entranceId', 'floor', 'unitId', 'commonSpace'] as const;
  if ([...fields, ...places].some((field) => form[field] !== r[field])) return false;
  const owner = { owner: 'report', ownerId: r.id };
  const files = (await rowsOf(at.db, at.scope, owner)).map((f) => f.id);
  if (files.join() !== form.fileIds.join()) return false;
  return !(await hasOtherChoices(at, owner, form.documents));
}

/** Refuses a way that there is not: back, or to the archive past its solution. */
async function refuseMove(at: Asking, r: Report, { status, updatedAt }: ReportChange): Promise<never> {
  refuseWhen(whyNotChanged(r, askerOf(at.scope)));
  await refuseStale(at, r, updatedAt);
  throw new Refused(status === 'archive' ? 'REPORT.ERRORS.NOT_SOLVED' : 'REPORT.ERRORS.NOT_NEW');
}

/** What is asked, and whether the solver whom it names was given it by the same call. */
type Asked = ReportChange & { gave: boolean };

const moves: Record<Step, (portal: Portal, at: Asking, r: Report, asked: Asked) => Promise<Report>> = {
  takeOver: (portal, at, r, { updatedAt, solverId, gave }) =>
    takeOver(portal, at, r.id, updatedAt, { solverId, knows: gave }),

  solve(portal, at, r, { updatedAt, solution }) {
    const more = { outcome: 'mended' as const, afterIds: [], duplicateOfId: null };
    return solveReport(portal, at, { id: r.id, updatedAt, solution: solution ?? '', ...more });
  },

  async archive(_, at, r, { updatedAt, solution }) {
    if (!askerOf(at.scope).administers) refuseWhen('notYours');
    await refuseStale(at, r, updatedAt);
    if (solution && solution !== r.solution) refuseWhen('solved');
    return archiveReport(at, r.id);
  },
};

/**
 * Changes a report as its form sends it and moves it where the form says, by the same steps as the calls of those steps. Whoever
 * may only move it sends the form as it stands. Answers what was done, in its order.
 */
export async function saveReport(portal: Portal, at: Asking, asked: ReportChange): Promise<Deed[]> {
  const { status, solution: _, ...form } = asked;
  const r = await reportSeen(at.db, at.scope, form.id, 'lock');
  const step = status === undefined ? 'none' : stepTo(r.status, status);
  if (step === null) return refuseMove(at, r, asked);
  if (step === 'none') return [['update', await correctReport(portal, at, form)]];
  // Whoever takes it over is no longer given it besides.
  const takes = step === 'takeOver' && form.solverId === at.scope.memberId;
  const written = takes ? { ...form, solverId: r.solverId ?? form.solverId } : form;
  if (await isAsWritten(at, r, written)) return [[step, await moves[step](portal, at, r, { ...asked, gave: false })]];
  const changed = await correctReport(portal, at, written);
  const updatedAt = stamp(changed.version, changed.updatedAt);
  const gave = changed.solverId !== r.solverId;
  return [
    ['update', changed],
    [step, await moves[step](portal, at, changed, { ...asked, updatedAt, gave })],
  ];
}
