import { paperPhase } from '#contract/motions/rules-papers.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import { courseOf, markPapersClosed } from '../motions/queries-course.ts';
import { actingMember } from '../paper/steps.ts';
import { heldRunning } from './steps.ts';
import { decideIfDue } from './steps-finish.ts';

type At = { db: Db; scope: Scope; now: Date };

/** All papers handed in by the end are recorded: none is taken any more, and the vote is decided as soon as nothing waits. */
export async function closePapers(portal: Portal, at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const by = actingMember(scope);
  const vote = await heldRunning(db, scope, id);
  if (paperPhase(await courseOf(db, scope, vote), now) !== 'counting')
    throw new Refused('VOTE_PAPER.ERRORS.NOT_COUNTING');
  await markPapersClosed(db, scope, id, now);
  await append(db, scope, portal, id, [{ kind: 'papersClosed', fields: { by } }], now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'papersClosed' });
  await decideIfDue(portal, at, { ...vote, papersClosedAt: now });
}
