import { whyNotComplained, whyNotHidden, whyNotLeft, whyNotShown } from '#contract/comments/rules-complaints.ts';
import type { ComplaintReason, Verdict } from '#contract/comments/schema-complaints.ts';
import { Refused } from '#contract/refusals.ts';
import { type Asking, type Commented, commentOf } from './queries.ts';
import { addComplaint, addVerdict, keepHidden, standingOf } from './queries-complaints.ts';

/** What was said, held until the end, with what was reported of it; refuses one that is not there. */
async function heldOf({ db, scope }: Asking, what: Commented, id: number) {
  const said = await commentOf(db, scope, what, id);
  if (!said) throw new Refused('COMMENTS.NOT_FOUND');
  return { ...said, ...(await standingOf(db, scope, id)) };
}

const asker = ({ scope }: Asking, { administers }: Commented) => ({ memberId: scope.memberId, administers });

const complaintRefusals = {
  own: 'COMMENTS.ERRORS.COMPLAINT_OWN',
  hidden: 'COMMENTS.ERRORS.HIDDEN',
  twice: 'COMMENTS.ERRORS.COMPLAINT_TWICE',
} as const;

/** Reports what somebody else said, once; answers the report's id. */
export async function complain(
  at: Asking,
  what: Commented,
  commentId: number,
  said: { reason: ComplaintReason; text: string },
): Promise<number> {
  const why = whyNotComplained(await heldOf(at, what, commentId), asker(at, what));
  if (why) throw new Refused(complaintRefusals[why]);
  return addComplaint(at.db, at.scope, { commentId, ...said }, at.now);
}

const verdictRefusals = {
  notYours: 'COMMENTS.ERRORS.VERDICT_NOT_YOURS',
  own: 'COMMENTS.ERRORS.VERDICT_OWN',
  hidden: 'COMMENTS.ERRORS.HIDDEN',
  shown: 'COMMENTS.ERRORS.VERDICT_SHOWN',
  nothing: 'COMMENTS.ERRORS.VERDICT_NOTHING',
} as const;
const whyNot = { left: whyNotLeft, hidden: whyNotHidden, shown: whyNotShown };

/** Decides of what was said: leaves it, hides it with a reason, or shows it again; answers the verdict's id. */
export async function judge(at: Asking, what: Commented, commentId: number, verdict: Verdict, text: string) {
  const { db, scope, now } = at;
  const why = whyNot[verdict](await heldOf(at, what, commentId), asker(at, what));
  if (why) throw new Refused(verdictRefusals[why]);
  if (verdict !== 'left') await keepHidden(db, scope, commentId, verdict === 'hidden' ? { at: now, why: text } : null);
  return addVerdict(db, scope, { commentId, what: verdict, text }, now);
}
