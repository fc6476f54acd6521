import { showsAnswers, showsWhoVoted, whyNotTaken } from '#contract/answers/rules.ts';
import type { Answer, SeatRow } from '#contract/answers/schema.ts';
import type { ballots } from '#contract/ballots/endpoints.ts';
import { window } from '#contract/base/calls/paging.ts';
import { Refused } from '#contract/refusals.ts';
import { type Answers, answersOf, powersOf, seatsOfMine, votedUser } from '../answers/queries.ts';
import { givenBefore } from '../answers/queries-givers.ts';
import { ballotOf, checkWhole } from '../answers/steps.ts';
import { checkNoneVoted } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope, type Session } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { couplesOf, type Spouse } from '../presence/queries-attendance.ts';
import { markAttendance } from '../presence/steps-attendance.ts';
import { storeLocal } from '../presence/steps-local.ts';
import { holdForUse } from '../proxies/steps-use.ts';
import * as q from './queries-users.ts';
import { askCode } from './steps-code.ts';
import { object } from './steps-objection.ts';
import { storeOnline } from './steps-store.ts';

type At = { db: Db; scope: Scope; session: Session; now: Date; ip: string };
type Asked = { id: number; ids: number[]; points: Answer[] };

const plain = (answers: Answers | undefined) =>
  Object.fromEntries([...(answers ?? [])].map(([point, value]) => [String(point), value]));
const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());

type Seen = {
  pointCount: number;
  shows: q.Shows;
  isMine: boolean;
  isGivenBefore: boolean;
  administers: boolean;
  answers: Answers | undefined;
  times: Record<string, string> | null;
  couple: readonly Spouse[];
};

function rowOf(
  row: q.Row,
  { pointCount, shows, isMine, isGivenBefore, administers, answers, times, couple }: Seen,
): SeatRow {
  const user = votedUser(row, pointCount);
  const tellsWho = isMine || shows.whoVoted;
  const isClose = isMine || administers;
  const isShown = (isMine && !isGivenBefore) || shows.answers;
  return {
    ...user,
    // Nobody is said to have voted to whom it is not shown.
    ...(tellsWho ? {} : { status: 'waiting', updatedAt: null }),
    unitCount: row.unit_count,
    own: row.own,
    mute: row.mute,
    present: row.arrived_at !== null && row.left_at === null,
    arrivedAt: iso(row.arrived_at),
    leftAt: iso(row.left_at),
    person: isClose ? (row.person ?? '') : '',
    couple: couple.map(({ id, name }) => ({ id, name })),
    beside: isClose ? (row.beside ?? '') : '',
    channel: tellsWho ? row.channel : null,
    answers: isShown ? plain(answers) : null,
    answeredAt: isShown ? times : null,
    objections: isClose ? row.objections : 0,
  };
}

/** Sends a code for an online ballot that could be stored now. */
async function sendsCode(portal: Portal, { db, scope, ...at }: At, { id, ...given }: Asked) {
  const vote = await voteSeen(db, scope, id);
  const why = whyNotTaken(vote, 'online', at.now);
  if (why) throw new Refused(why);
  const ballot = await ballotOf(db, scope, vote, given, at.now);
  checkWhole(ballot);
  checkNoneVoted(ballot, ballot.seats);
  await holdForUse(db, scope, id, powersOf(ballot.acts, ballot.seats), at.now);
  return askCode(db, portal, { scope, ...at }, ballot);
}

async function usersOf(
  { db, scope, now }: At,
  vote: Vote,
  listing: q.Listing,
  page: { limit: number; offset: number },
) {
  const administers = may(scope, 'vote', 'rw');
  const shows = { answers: showsAnswers(vote, { administers }, now), whoVoted: showsWhoVoted(vote, { administers }) };
  const allowed = q.permitted(listing, shows);
  const rows = await q.listSeats(db, scope, vote.id, allowed, page);
  const mine = await seatsOfMine(db, scope, vote.id);
  const before = await givenBefore(db, scope, vote.id);
  const pointCount = (await pointsOf(db, scope, vote.id)).length;
  const shown = rows.filter((r) => shows.answers || (mine.has(r.id) && !before.has(r.id))).map((r) => r.id);
  const answers = await answersOf(db, scope, vote.id, shown);
  const times = vote.type === 'local' ? await q.answerTimesOf(db, scope, vote.id, shown) : null;
  const couples =
    administers && vote.type === 'local'
      ? await couplesOf(
          db,
          scope,
          vote.id,
          rows.map((r) => r.id),
        )
      : new Map<number, Spouse[]>();
  const seen = (r: q.Row) => ({
    ...{ pointCount, shows, administers, isMine: mine.has(r.id), isGivenBefore: before.has(r.id) },
    ...{ answers: answers.get(r.id), times: times && (times.get(r.id) ?? {}), couple: couples.get(r.id) ?? [] },
  });
  const counts = await q.countSeats(db, scope, vote.id, allowed);
  return {
    users: rows.map((r) => rowOf(r, seen(r))),
    total: counts.listed,
    votedCount: counts.voted,
    waitingCount: counts.waiting,
    presentCount: counts.present,
  };
}

export const ballotHandlers = (portal: Portal, shows: ShowsVote): Handlers<typeof ballots> => ({
  async users(at, { id, page, sizePerPage, ...listing }) {
    const vote = await voteSeen(at.db, at.scope, id);
    return usersOf(at, vote, listing, window({ page, sizePerPage }));
  },

  code: (at, asked) => sendsCode(portal, at, asked),

  askCode: (at, asked) => sendsCode(portal, at, asked),

  async store({ db, ...at }, { id, code, leaveOut, ...given }) {
    const vote = await voteSeen(db, at.scope, id);
    const ballot = await ballotOf(db, at.scope, vote, given, at.now);
    if (vote.type === 'local') return storeLocal(db, portal, at, ballot);
    return storeOnline(db, portal, at, ballot, { code, leaveOut });
  },

  async attendance(at, given) {
    await markAttendance(at.db, portal, at, given);
    return shows(at, given.id);
  },

  async object(at, given) {
    await object(at.db, portal, at, given);
    return shows(at, given.id);
  },
});
