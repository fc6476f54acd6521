import { whyNotTaken } from '#contract/answers/rules.ts';
import { showDay, wallTime } from '#contract/base/time/dates.ts';
import { remindAgainAt } from '#contract/protocols/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { peopleOf, type Recipient } from '../answers/queries-mailboxes.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { tell } from '../course/mails/notices.ts';
import { heldRunning } from '../course/steps.ts';
import { lastReminder } from './facts/queries.ts';

export type At = { db: Db; scope: Scope; now: Date };

const countOf = (people: readonly Recipient[]) => ({
  people: new Set(people.map((p) => p.memberId)).size,
  seats: new Set(people.map((p) => p.seat)).size,
  withoutAddress: new Set(people.filter((p) => p.emails.length === 0).map((p) => p.memberId)).size,
});

/** Whom a reminder would reach now, and since when it may go. */
export async function waitingOf({ db, scope, now }: At, id: number) {
  const again = remindAgainAt(await lastReminder(db, scope, id), now);
  return { ...countOf(await peopleOf(db, scope, id, 'waiting')), againAt: again?.toISOString() ?? null };
}

const moment = (at: Date) => {
  const [day = '', time = ''] = wallTime(at).split('T');
  return `${showDay(day)} ${time.slice(0, 5)}`;
};

/** Reminds people of seats nobody has voted for. The ledger is held, so that of two at once the second sees the first. */
export async function remindByHand(portal: Portal, { db, scope, now }: At, id: number) {
  const v = await heldRunning(db, scope, id);
  const why = whyNotTaken(v, 'online', now);
  if (why) throw new Refused(why);
  const again = remindAgainAt(await lastReminder(db, scope, id), now);
  if (again) throw new Refused('VOTE.REPORT.ERRORS.REMINDED', { params: { at: moment(again) } });
  const people = await peopleOf(db, scope, id, 'waiting');
  if (people.length === 0) throw new Refused('VOTE.REPORT.ERRORS.NOBODY');
  await tell(db, scope, portal, v, 'voteReminder', people, now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'remind' });
  return { ...countOf(people), againAt: remindAgainAt(now, now)?.toISOString() ?? null };
}
