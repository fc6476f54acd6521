import { dayIn, momentAt, showDay, wallTime } from '#contract/base/time/dates.ts';
import { VoteInput } from '#contract/drafts/schema.ts';
import { MeetingInput, nameLength } from '#contract/meetings/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { atSubstitute, perRollamOf, proposedDay, termsOf } from '#contract/substitutes/rules.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { PointRow } from '../agenda/rows/queries.ts';
import { pointRows } from '../agenda/rows/queries.ts';
import { keepPoints } from '../agenda/writing/queries.ts';
import { keepWithMeeting } from '../agenda/writing/steps.ts';
import { copyFiles } from '../base/files/file-copying.ts';
import { may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { cut } from '../base/text/cut.ts';
import { asParagraphs } from '../base/text/rich-text.ts';
import { speak } from '../base/text/speak.ts';
import { buildCensus } from '../census/steps.ts';
import { copyAttached } from '../documents/attached/queries.ts';
import { addDraft } from '../drafts/steps.ts';
import { keepDraftPoints } from '../drafts/steps-points.ts';
import { type Meeting, meetingSeen } from '../meetings/rows/queries.ts';
import { tieVote } from '../meetings/rows/queries-votes.ts';
import { writeMeeting } from '../meetings/writing/steps.ts';
import { statutesOf } from '../proxies/queries-around.ts';
import * as q from './queries.ts';
import { type At, failureOf } from './steps.ts';

/** The meeting that could not decide, held, with its points that come again. */
async function failedMeeting(at: At, id: number): Promise<{ m: Meeting; points: PointRow[] }> {
  const m = await meetingSeen(at.db, at.scope, id, 'lock');
  const { failed, left } = await failureOf(at, m);
  if (failed === null || left.length === 0) throw new Refused('SUBSTITUTE.ERRORS.NOT_FAILED');
  const points = (await pointRows(at.db, at.scope, id)).filter((p) => left.includes(p.id));
  return { m, points };
}

/** Materials of points stand at those made of them too. */
async function carry(
  portal: Portal,
  { db, scope, now }: At,
  to: string,
  points: readonly PointRow[],
  ids: readonly number[],
) {
  const pairs = points.map((p, i) => ({ from: p.id, to: ids[i] as number }));
  await copyFiles(portal, db, scope, { from: 'meeting_point', to }, pairs, now);
  for (const pair of pairs) {
    const [from, into] = [
      { owner: 'meeting_point', ownerId: pair.from },
      { owner: to, ownerId: pair.to },
    ];
    await copyAttached(db, scope, from, into, { holds: false });
  }
}

/** What the draft is called and says, with the meeting that it stands for. */
function words(lang: Locale, m: Meeting) {
  const say = speak(lang);
  const told = { name: m.name, day: showDay(dayIn(m.startsAt)) };
  return {
    meeting: { name: say('SUBSTITUTE_DRAFT.NAME', told), text: say('SUBSTITUTE_DRAFT.TEXT', told) },
    vote: { name: say('SUBSTITUTE_DRAFT.VOTE_NAME', told), text: say('SUBSTITUTE_DRAFT.VOTE_TEXT', told) },
  };
}

/** The day of the terms at the hour of the meeting that failed, as long as that was planned. */
function timesOf({ startsAt, endsAt }: Meeting, noticeDays: number, now: Date) {
  const day = proposedDay(termsOf(dayIn(startsAt), noticeDays, dayIn(now)));
  const start = momentAt(`${day}T${wallTime(startsAt).slice(11)}`) as Date;
  return {
    start: start.toISOString(),
    end: new Date(start.getTime() + endsAt.getTime() - startsAt.getTime()).toISOString(),
  };
}

/** Makes the draft of a substitute meeting: the same agenda, decided with two fifths of votes there (§ 1210). */
export async function makeSubstitute(portal: Portal, at: At, id: number, lang: Locale): Promise<number> {
  const { db, scope, now } = at;
  const { m, points } = await failedMeeting(at, id);
  const statutes = await statutesOf(db, scope);
  if (!statutes.substitute) throw new Refused('SUBSTITUTE.ERRORS.STATUTES');
  if (await q.standingFor(db, scope, id)) throw new Refused('SUBSTITUTE.ERRORS.MADE');
  const { name, text } = words(lang, m).meeting;
  const input = MeetingInput.parse({
    ...{ name: cut(name, nameLength), address: m.address, isPublic: true },
    ...{ description: asParagraphs(text), ...timesOf(m, statutes.noticeDays, now) },
  });
  const made = await writeMeeting(at, input);
  const written = points.map((p) => ({
    ...p,
    id: null,
    preset: p.kind === 'information' ? null : atSubstitute(p.preset),
  }));
  const ids = await keepPoints(db, scope, { meetingId: made.id, addedAt: null }, written, now);
  await carry(portal, at, 'meeting_point', points, ids);
  await keepWithMeeting(at, made, 'untold');
  await q.tie(db, scope, { failedId: id, meetingId: made.id }, now);
  await record(db, scope, now, { noun: 'meetings', nounId: made.id, verb: 'create', detail: { name: made.name } });
  return made.id;
}

/** Makes the draft of a vote outside of an assembly on what was to be decided there (§ 1211). */
export async function makePerRollam(portal: Portal, at: At, id: number, lang: Locale): Promise<number> {
  const { db, scope, now } = at;
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const { m, points } = await failedMeeting(at, id);
  const decided = points.filter((p) => p.kind !== 'information');
  if (await q.votedInstead(db, scope, id)) throw new Refused('SUBSTITUTE.ERRORS.MADE');
  const { name, text } = words(lang, m).vote;
  const law = { type: 'online', basis: 'perRollam', preset: 'perRollam', participation_count: 0, accept_count: 50 };
  const input = VoteInput.parse({
    ...{ ...law, name: cut(name, 200), description: asParagraphs(text), afterFailedAssembly: true },
  });
  const voteId = await addDraft(db, scope, input, now);
  await buildCensus(db, scope, voteId, now);
  const written = decided.map((p) => ({
    ...{ id: null, name: p.name, description: asParagraphs(p.wording), preset: perRollamOf(p.preset) },
  }));
  await carry(portal, at, 'vote_point', decided, await keepDraftPoints(db, scope, voteId, written, now));
  // The page of the vote leads to the meeting, which takes no vote of its own any more.
  await tieVote(db, scope, voteId, id);
  await q.tie(db, scope, { failedId: id, voteId }, now);
  await record(db, scope, now, { noun: 'votes', nounId: voteId, verb: 'create' });
  return voteId;
}
