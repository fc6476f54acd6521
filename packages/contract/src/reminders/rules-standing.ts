import { daysLate, payableUntil } from '../accounts/rules-account.ts';
import { type Money, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';

/** A step of the ladder: how late the oldest debt has to be, and how much has to be owed. */
export type Step = { days: number; least: Money };
/** A debt that is late, with the last step by which it was called for; 0 where it was not yet. */
export type LateDebt = { day: Day; open: Money; step: number; deadline: Day | null };

export type Standing =
  | { step: number }
  /** `from`: since when the next step may go. */
  | { left: 'early' | 'small' | 'waits' | 'ended'; from: Day | null };

const latest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a), null);

/**
 * Which step of the ladder these debts of one unit have come to. A step follows the one before once its time to pay is over,
 * and never two at once.
 */
export function standingOf(debts: readonly LateDebt[], steps: readonly Step[], today: Day): Standing {
  const reached = Math.max(0, ...debts.map((d) => d.step));
  const next = steps[reached];
  if (!next) return { left: 'ended', from: null };
  const deadline = reached === 0 ? null : latest(debts.filter((d) => d.step === reached).map((d) => d.deadline));
  if (deadline !== null && today <= deadline) return { left: 'waits', from: addDays(deadline, 1) };
  if (Math.max(...debts.map((d) => daysLate(d.day, today))) < next.days) {
    const oldest = debts.map((d) => d.day).sort()[0] as Day;
    return { left: 'early', from: addDays(payableUntil(oldest), next.days) };
  }
  if (sumOf(debts.map((d) => d.open)) < next.least) return { left: 'small', from: null };
  return { step: reached + 1 };
}
