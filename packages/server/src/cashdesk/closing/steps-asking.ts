import { showMonth } from '#contract/cashdesk/rules-days.ts';
import type { SecondState } from '#contract/second/schema.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Act, candidatesOf, openActOf } from '../../second/queries.ts';
import { membersWithSeat } from '../../second/queries-verifiers.ts';
import { openAct, secondState } from '../../second/steps.ts';
import type { At, ClosingRow } from '../rows/queries.ts';

const none = { voteId: null, actId: null };

/** Whether there is anybody at all who could be asked besides whoever counts, or agree to be a verifier. */
export async function hasSecond({ db, scope, now }: At): Promise<boolean> {
  const people = (await candidatesOf(db, scope, none, 'closing')).map((p) => p.memberId);
  const others = [...people, ...(await membersWithSeat(db, scope, none, now))];
  return others.some((id) => id !== scope.memberId);
}

/** Asks for a second person of a count that waits. */
export async function askForSecond(portal: Portal, at: At, c: ClosingRow): Promise<Act> {
  const barred = c.closedBy === null ? [] : [c.closedBy];
  const about = showMonth(c.month);
  const { act } = await openAct(at, portal, { kind: 'closing', subjectId: c.id, voteId: null, about, barred });
  return act;
}

/** Whom a count waits for; of one that came from another portal nobody was asked yet. */
export async function secondOfClosing(at: At, c: ClosingRow): Promise<SecondState | null> {
  const act = await openActOf(at.db, at.scope, 'closing', c.id, 'read');
  return act ? secondState(at, act) : null;
}
