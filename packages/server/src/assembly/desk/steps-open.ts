import { isDecided } from '#contract/agenda/rules.ts';
import { opensFrom } from '#contract/assembly/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { makeBook, prepareBallot } from '../../agenda/ballot/steps.ts';
import { pointRows } from '../../agenda/rows/queries.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { seatsOfVote } from '../../census/queries.ts';
import { buildCensus, sumOf } from '../../census/steps.ts';
import { openVote } from '../../course/steps.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import { draftOf, type Vote } from '../../motions/queries.ts';
import { askVerifiersAtStart } from '../../second/steps.ts';
import { addEvening, eveningOf } from '../rows/queries.ts';
import { bookOf } from '../rows/queries-book.ts';
import { type At, refuseWithoutVotes } from './steps-view.ts';

function refuseEarly(m: Meeting, now: Date): void {
  if (m.status === 'concept') throw new Refused('ASSEMBLY.ERRORS.NOT_CALLED');
  if (m.status === 'finished') throw new Refused('ASSEMBLY.ERRORS.OVER');
  if (opensFrom(m.startsAt) > now) throw new Refused('ASSEMBLY.ERRORS.TOO_EARLY');
}

/** The draft of the book with the list of today: corrections of shares stay where the register has not moved since. */
async function freshDraft(at: At, id: number): Promise<Vote> {
  const { db, scope, now } = at;
  const draft = await draftOf(db, scope, id);
  const { differs } = await sumOf(db, scope, draft, await seatsOfVote(db, scope, id), now);
  if (differs) await buildCensus(db, scope, id, now);
  return draftOf(db, scope, id);
}

/** The book of the meeting with all points of its agenda that are decided; without any it has its list all the same. */
async function preparedBook(portal: Portal, at: At, m: Meeting): Promise<Vote> {
  const { db, scope } = at;
  const had = await bookOf(db, scope, m.id);
  if (had && had.status !== 'concept') return had;
  const points = await pointRows(db, scope, m.id);
  if (points.some((p) => isDecided(p.kind))) await prepareBallot(portal, at, m.id);
  else if (!had) await makeBook(at, m);
  return (await bookOf(db, scope, m.id)) as Vote;
}

/** The vote of the meeting that runs from now on: nobody is invited to it, the meeting was called. */
async function runBook(portal: Portal, at: At, m: Meeting): Promise<void> {
  const book = await preparedBook(portal, at, m);
  if (book.status === 'run') return;
  await openVote(portal, at, await freshDraft(at, book.id));
  await askVerifiersAtStart(at, portal, book.id);
}

/**
 * Opens the registration: freezes the list of the meeting by starting the vote that is its book. Opened already, nothing is
 * done. Seats without a representative hold nothing up: they may still name one.
 */
export async function openRegistration(portal: Portal, at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  refuseWithoutVotes(scope);
  const m = await meetingSeen(db, scope, id, 'lock');
  if (await eveningOf(db, scope, id)) return;
  refuseEarly(m, now);
  await runBook(portal, at, m);
  await addEvening(db, scope, id, now);
  await record(db, scope, now, { noun: 'meetings', nounId: id, verb: 'register', detail: { name: m.name } });
}
