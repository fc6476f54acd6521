import { Refused } from '#contract/refusals.ts';
import { peopleOf } from '../answers/queries-mailboxes.ts';
import { measureOf } from '../answers/queries-sums.ts';
import type { Asking } from '../base/files/files.ts';
import { voteSeen } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import type { Notice } from './print/print-notice.ts';

/** What is to be told on paper now, and to whom: people of the vote of whom nobody knows an address. */
export async function noticeOf({ db, scope }: Pick<Asking, 'db' | 'scope'>, id: number) {
  const vote = await voteSeen(db, scope, id);
  if (vote.status === 'concept' || vote.cancelledAt) throw new Refused('VOTE.REPORT.ERRORS.NO_NOTICE');
  const kind = vote.status === 'run' ? 'invitation' : 'result';
  const all = await peopleOf(db, scope, id, kind === 'invitation' ? 'voters' : 'owners');
  const people = all.filter((p) => p.emails.length === 0);
  if (people.length === 0) throw new Refused('VOTE.REPORT.ERRORS.ALL_MAILED');
  const notice: Notice = { vote, points: await pointsOf(db, scope, id), people, kind };
  return { notice, measure: await measureOf(db, scope, id) };
}
