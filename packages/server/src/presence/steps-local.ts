import type { Receipt, Stored } from '#contract/answers/schema.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { tellOthers } from '../answers/notices.ts';
import { type Acting, type Answers, answersOf, type Seat } from '../answers/queries.ts';
import type { Ballot } from '../answers/steps.ts';
import { checkTaken, heldVote, write } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope, type Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { backersOf } from '../proxies/queries-use.ts';
import { namesOf } from './notices.ts';
import { keepPresence, type Presence, presenceOf } from './queries-attendance.ts';
import { arrived, signed } from './steps-attendance.ts';
import { askForSheet } from './steps-second.ts';

type At = { scope: Scope; now: Date };

/** Whoever votes is there: those who were not yet are written down as come. */
async function welcome(db: Db, portal: Portal, { scope, now }: At, { vote, answers }: Ballot, seats: readonly Seat[]) {
  const voting = seats.filter((s) => [...(answers.get(s.id)?.values() ?? [])].some((v) => v !== 'miss'));
  const present = await presenceOf(
    db,
    scope,
    vote.id,
    voting.map((s) => s.id),
  );
  const rows = new Map<Seat, Presence>();
  for (const s of voting)
    if (!present.has(s.id))
      rows.set(s, { seat: s.id, arrivedAt: now, leftAt: null, person: '', beside: '', proxy: null });
  if (rows.size === 0) return;
  await append(
    db,
    scope,
    portal,
    vote.id,
    signed(
      scope,
      [...rows].map(([seat, row]) => arrived(seat, row)),
    ),
    now,
  );
  await keepPresence(db, scope, vote.id, [...rows.values()]);
}

type Ways = (seat: number) => Pick<Acting, 'channel' | 'fields'>;

/** As what an answer on the spot counts: by the power of whoever is there for the seat, else as its own. */
async function waysOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seats: readonly Seat[],
  more: Acting['fields'],
): Promise<Ways> {
  const ids = seats.map((s) => s.id);
  const there = await presenceOf(db, scope, voteId, ids);
  const backers = await backersOf(
    db,
    scope,
    [...there.values()].flatMap((p) => p.proxy ?? []),
  );
  return (seat) => {
    const proxy = there.get(seat)?.proxy;
    if (!proxy) return { channel: 'local', fields: more };
    return { channel: 'proxy', fields: { ...more, for: proxy, second: backers.get(proxy) ?? 'before' } };
  };
}

/** Writes answers of the room into the ledger; owners whose seat somebody votes for by a power are told at the first. */
export async function writeLocal(
  db: Db,
  portal: Portal,
  at: At & { session: Session },
  ballot: Ballot,
  seats: readonly Seat[],
  more: Acting['fields'] = {},
): Promise<Receipt[]> {
  const as = await waysOf(db, at.scope, ballot.vote.id, seats, more);
  const receipts = await write(db, portal, at.scope, ballot, seats, as, at.now);
  const byPower = seats.filter((s) => s.answered === 0 && as(s.id).channel === 'proxy');
  if (byPower.length > 0) await tellOthers(db, portal, at, ballot, byPower);
  await askForSheet({ db, ...at }, portal, ballot.vote);
  return receipts;
}

/** The ballot without what only repeats the answers to closed points. */
function withoutClosed(ballot: Ballot, kept: ReadonlyMap<number, Answers>): Ballot {
  const closed = new Set(ballot.points.filter((p) => p.closedAt !== null).map((p) => p.id));
  const says = (seat: number, [point, value]: [number, VoteValue]) =>
    !closed.has(point) || (kept.get(seat)?.get(point) ?? 'miss') !== value;
  const answers = [...ballot.answers].map(
    ([seat, own]) => [seat, new Map([...own].filter((a) => says(seat, a)))] as const,
  );
  return { ...ballot, answers: new Map(answers) };
}

/** Refuses what a room cannot have: an answer to a closed point, of a seat that left, or none of a seat that is there. */
function refuseOutOfRoom(
  { points, answers }: Ballot,
  seats: readonly Seat[],
  there: ReadonlyMap<number, Presence>,
): void {
  const closed = points.find((p) => p.closedAt !== null && seats.some((s) => answers.get(s.id)?.has(p.id)));
  if (closed) throw new Refused('VOTE.ERRORS.POINT_CLOSED', { params: { point: closed.name } });
  const says = (s: Seat, missing: boolean) =>
    [...(answers.get(s.id)?.values() ?? [])].some((value) => (value === 'miss') === missing);
  const refuse = (key: 'VOTE.ERRORS.IN_ROOM' | 'VOTE.ERRORS.NOT_IN_ROOM', who: readonly Seat[]) => {
    if (who.length > 0) throw new Refused(key, { params: { seats: namesOf(who) } });
  };
  const left = (s: Seat) => there.get(s.id)?.leftAt ?? null;
  refuse(
    'VOTE.ERRORS.IN_ROOM',
    seats.filter((s) => there.has(s.id) && left(s) === null && says(s, true)),
  );
  refuse(
    'VOTE.ERRORS.NOT_IN_ROOM',
    seats.filter((s) => left(s) !== null && says(s, false)),
  );
}

/**
 * Writes down answers given on the spot. Until the point is closed later ones correct earlier ones; the ledger keeps all.
 */
export async function storeLocal(
  db: Db,
  portal: Portal,
  at: At & { session: Session },
  ballot: Ballot,
): Promise<Stored> {
  const { scope, now } = at;
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  if (scope.memberId === null || ballot.seats.some((s) => s.own)) throw new Refused('VOTE.ERRORS.NOT_YOURS');
  const vote = await heldVote(db, scope, ballot.vote.id);
  checkTaken(vote, 'local', now);
  const ids = ballot.seats.map((s) => s.id);
  const kept = await answersOf(db, scope, vote.id, ids);
  const differs = (s: Seat) =>
    [...(ballot.answers.get(s.id) ?? [])].some(([point, value]) => kept.get(s.id)?.get(point) !== value);
  const changed = ballot.seats.filter(differs);
  if (changed.length === 0) return { receipts: [], refused: [] };
  // Read only now: whoever closed a point held the ledger before us.
  const fresh = withoutClosed({ ...ballot, points: await pointsOf(db, scope, vote.id) }, kept);
  refuseOutOfRoom(fresh, changed, await presenceOf(db, scope, vote.id, ids));
  await welcome(db, portal, at, fresh, changed);
  const receipts = await writeLocal(db, portal, at, fresh, changed);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'local', detail: { seats: changed.length } });
  return { receipts, refused: [] };
}
