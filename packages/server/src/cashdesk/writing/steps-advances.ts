import { nextReminding } from '#contract/cashdesk/rules-advances.ts';
import { Refused } from '#contract/refusals.ts';
import type { At, CashRecord } from '../rows/queries.ts';
import { type Advance, advanceByRecord, changeAdvance } from '../rows/queries-advances.ts';

/** The advance waits for its receipts again. */
export const openAgain = (at: At, { id, dueOn }: Advance): Promise<Advance> =>
  changeAdvance(at, id, {
    ...{ settledOn: null, settledId: null, settledBy: null, settledName: null },
    remindAt: nextReminding(dueOn, at.now),
  });

/** What becomes of an advance whose record is about to be cancelled; one that is settled is opened first. */
export async function undoneOf(at: At, r: CashRecord): Promise<void> {
  const advance = await advanceByRecord(at.db, at.scope, r.id);
  if (!advance) return;
  if (advance.settledId === r.id) await openAgain(at, advance);
  else if (advance.settledOn !== null) throw new Refused('CASH.ERRORS.ADVANCE_SETTLED');
  else await changeAdvance(at, advance.id, { isCancelled: true, remindAt: null });
}
