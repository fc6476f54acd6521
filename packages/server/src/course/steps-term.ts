import { remindsAgain, whyNotProlonged } from '#contract/course/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import { voteSeen } from '../motions/queries.ts';
import { markProlonged } from '../motions/queries-course.ts';
import { tellProlonged } from './mails/notices.ts';
import { type At, heldRunning } from './steps.ts';
import { leaveTimes } from './steps-errands.ts';

type Wanted = { id: number; closesAt: string; reason: string };

/** Prolongs a running vote: an entry of its ledger, the new end, and a mail to everybody, in one act. */
export async function prolongVote(portal: Portal, { db, scope, now }: At, wanted: Wanted): Promise<void> {
  const { id, reason } = wanted;
  const closesAt = new Date(wanted.closesAt);
  const v = await heldRunning(db, scope, id);
  const why = whyNotProlonged(v, closesAt, now);
  if (why) throw new Refused(why, why === 'VOTE.ERRORS.NOT_LATER' ? { fields: { closesAt: why } } : {});
  const fields = { closesAt: closesAt.toISOString(), reason, by: scope.memberId as number };
  await append(db, scope, portal, id, [{ kind: 'prolong', fields }], now);
  const again = remindsAgain(closesAt, v.remindDays, now);
  await markProlonged(db, scope, v, { closesAt, reason, again }, now);
  const prolonged = await voteSeen(db, scope, id);
  await leaveTimes(portal, db, scope, prolonged, now);
  await tellProlonged(db, scope, portal, prolonged, now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'prolong', detail: { reason } });
}
