import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { dueIn, monthName, monthsFrom } from '#contract/prescriptions/rules-months.ts';
import type { CorrectionInput } from '#contract/prescriptions/schema.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { enterDebts } from '../../accounts/steps.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { fingerprintOf, type Plan, planOf, totalOf } from '../plan/steps.ts';
import { type At, type Run, runSeen, unitsOfRun } from '../rows/queries.ts';
import { changeRun } from '../writing/queries.ts';
import { addItems, holdHouse, keepFees, keepUnits, monthOfUnit, type NewItem } from './queries.ts';
import { lettersOf, mailRun } from './steps-mails.ts';

const refuse = (key: Refusal): never => {
  throw new Refused(key);
};

/** Why it may not go out, most telling first. */
function refuseUnready(run: Run, plan: Plan): void {
  if (plan.units.some((u) => u.doubts.length > 0)) refuse('PRESCRIPTIONS.ERRORS.DOUBTS');
  if (plan.undivided.length > 0) refuse('PRESCRIPTIONS.ERRORS.UNDIVIDED');
  if (plan.fees.length === 0 || totalOf(plan) === 0n) refuse('PRESCRIPTIONS.ERRORS.NOTHING');
  if (run.resolutionId === null && run.noResolution === '') refuse('PRESCRIPTIONS.ERRORS.REASON');
}

const itemsOf = (run: Run, plan: Plan): NewItem[] => {
  const months = monthsFrom(run.fromMonth, run.months);
  return plan.units.flatMap(({ facts, plan: unit }) =>
    months.flatMap((month, at) => {
      const amount = unit.months[at] ?? 0n;
      return amount === 0n ? [] : [{ unit: facts.id, month, due: dueIn(month, run.dueDay), amount, reason: null }];
    }),
  );
};

/** Writes items down and enters them on the accounts of units. */
async function enter(at: At, run: Run, items: readonly NewItem[], of: number | null = null): Promise<void> {
  const ids = await addItems(at, run.id, items);
  await enterDebts(
    at,
    items.map(({ unit, month, due, amount, reason }, place) => ({
      ...{ unitId: unit, month, day: due, amount, of },
      kind: reason === null ? ('prescribed' as const) : ('corrected' as const),
      text: `${run.name}, ${monthName(month)}`,
      source: { table: 'prescription_item', id: ids[place] as number },
      ...(reason !== null && { reason }),
    })),
  );
}

/**
 * Prescribes what was seen, once: all of it in this transaction, or nothing. Nobody is told; what the portal has to do besides
 * it does while the database writes.
 */
export async function prescribe<T = void>(
  at: At,
  id: number,
  fingerprint: string,
  meanwhile?: (run: Run, plan: Plan) => Promise<T>,
): Promise<{ run: Run; meanwhile: T | undefined }> {
  const { db, scope, now } = at;
  await holdHouse(at);
  const run = await runSeen(db, scope, id, 'lock');
  if (run.issuedAt) refuse('PRESCRIPTIONS.ERRORS.ISSUED');
  const plan = await planOf(db, scope, run);
  refuseUnready(run, plan);
  if (fingerprintOf(run, plan) !== fingerprint) refuse('PRESCRIPTIONS.ERRORS.CHANGED');
  await keepFees(at, run, plan.fees);
  await keepUnits(at, run, plan.units);
  const [made] = await Promise.all([meanwhile?.(run, plan), enter(at, run, itemsOf(run, plan))]);
  await changeRun(at, id, { issuedAt: now, issuedName: scope.name, total: totalOf(plan), leftOver: plan.left });
  const detail = { name: `${run.name}, ${showMoney(totalOf(plan))}` };
  await record(db, scope, now, { noun: 'prescriptions', nounId: id, verb: 'issue', detail });
  return { run, meanwhile: made };
}

/** Prescribes what was seen, and tells those who pay it. */
export async function issueRun(portal: Portal, at: At, id: number, fingerprint: string): Promise<void> {
  const { run, meanwhile: letters = [] } = await prescribe(at, id, fingerprint, (run, plan) =>
    lettersOf(portal, at, run, plan),
  );
  await mailRun(portal, at, run, letters);
}

/** Adds to what was prescribed for a month, or takes off, never below nothing. */
export async function addCorrection(at: At, input: CorrectionInput): Promise<void> {
  const { db, scope, now } = at;
  const { id, unitId, month, reason } = input;
  const run = await runSeen(db, scope, id, 'lock');
  if (!run.issuedAt) refuse('PRESCRIPTIONS.ERRORS.NOT_ISSUED');
  const [unit] = await unitsOfRun(db, scope, id, [unitId]);
  if (!unit) throw new Refused('PRESCRIPTIONS.ERRORS.UNIT');
  if (!monthsFrom(run.fromMonth, run.months).includes(month)) refuse('PRESCRIPTIONS.ERRORS.MONTH');
  const amount = moneyOf(input.amount);
  const before = await monthOfUnit(at, id, unitId, month);
  if (before.amount + amount < 0n) {
    const key = 'PRESCRIPTIONS.ERRORS.MONTH';
    throw new Refused(key, { data: { errors: { amount: key } } });
  }
  await enter(at, run, [{ unit: unitId, month, due: dueIn(month, run.dueDay), amount, reason }], before.entry);
  const detail = { name: `${run.name}, ${unit.label}, ${monthName(month)}: ${showMoney(amount)}` };
  await record(db, scope, now, { noun: 'prescriptions', nounId: id, verb: 'correct', detail });
}
