import { type Consent, canDecide, whyNotClosed } from '#contract/motions/rules-presence.ts';
import { Refused } from '#contract/refusals.ts';
import { keepAnswers, seatsById } from '../answers/queries.ts';
import { dropAnswersOfAbsent } from '../answers/queries-givers.ts';
import { emptyRoom } from '../answers/queries-sums.ts';
import { heldVote } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import type { Vote } from '../motions/queries.ts';
import { markClosed } from '../motions/queries-course.ts';
import { type Point, pointsOf } from '../motions/queries-points.ts';
import { pointRuleOf } from '../motions/steps-rules.ts';
import { namesOf } from './notices.ts';
import { allInRoom, roomsOf, type Standing, seatsInRoom, turnoutOf } from './queries.ts';
import { writeLocal } from './steps-local.ts';
import { askForSheet } from './steps-second.ts';

type At = { db: Db; scope: Scope; now: Date };
/** `refused` are seats that would not have a matter decided that was not announced; undefined, nobody was asked. */
type How = { lost: boolean; refused?: readonly number[] | undefined };

/** A running vote on the spot with its ledger held, for somebody of the house: a visit decides nothing. */
export async function heldMeeting(db: Db, scope: Scope, id: number): Promise<Vote> {
  if (scope.memberId === null) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const vote = await heldVote(db, scope, id);
  if (vote.status !== 'run') throw new Refused('VOTE.ERRORS.NOT_RUNNING');
  if (vote.type !== 'local') throw new Refused('VOTE.ERRORS.NOT_LOCAL');
  return vote;
}

async function openPoint(db: Db, scope: Scope, vote: Vote, id: number): Promise<Point> {
  const point = (await pointsOf(db, scope, vote.id)).find((p) => p.id === id);
  if (!point) throw new Refused('VOTE.ERRORS.POINT_UNKNOWN');
  if (point.closedAt !== null) throw new Refused('VOTE.ERRORS.POINT_CLOSED', { params: { point: point.name } });
  return point;
}

/** Who of the room would not have the matter decided; undefined where nobody was asked, or is. */
function refusedBy({ offAgenda }: Point, { refused }: How, there: readonly Standing[]): number[] | undefined {
  if (!offAgenda || !refused) return undefined;
  const here = new Set(there.map((s) => s.id));
  if (refused.some((seat) => !here.has(seat))) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  return [...new Set(refused)].sort((a, b) => a - b);
}

function consentOf({ offAgenda }: Point, refused: readonly number[] | undefined): Consent | undefined {
  if (!offAgenda) return undefined;
  if (!refused) return 'unasked';
  return refused.length > 0 ? 'refused' : 'given';
}

/**
 * Closes the point of a vote whose ledger is held. The entry holds who was in the room; where the quorum is lost also who
 * of them had no answer, which is then stored as `miss`. Of what not all agreed to decide nobody has one.
 */
async function close(portal: Portal, { db, scope, now }: At, vote: Vote, point: Point, how: How): Promise<void> {
  const { lost } = how;
  const { all } = await turnoutOf(db, scope, vote.id);
  const room = (await roomsOf(db, scope, vote.id)).get(point.id) ?? emptyRoom;
  const there = await seatsInRoom(db, scope, vote.id);
  const refused = refusedBy(point, how, there);
  const decides = canDecide(pointRuleOf(vote, point), { present: room.present.share, base: all.share });
  const silent = refused?.length ? there : await seatsInRoom(db, scope, vote.id, point.id);
  const consent = consentOf(point, refused);
  const why = whyNotClosed({ decides, present: room.present.seats, silent: silent.length, lost, consent });
  if (why) {
    const params = { point: point.name, seats: namesOf(silent), absent: all.seats - room.present.seats };
    throw new Refused(why, { params, data: { point: point.id, seats: silent.map((s) => s.id) } });
  }
  const missing = silent.map((s) => s.id);
  const by: { [who: string]: number } = scope.memberId === null ? {} : { by: scope.memberId };
  // What it stores as `miss` came by the committee's record like any answer of the room.
  const left = lost && { missing, channel: 'local' };
  const fields = { point: point.id, present: there.map((s) => s.id), ...left, ...(refused && { refused }), ...by };
  const written = await append(db, scope, portal, vote.id, [{ kind: 'point', fields }], now);
  const seq = written.entries[0]?.seq as number;
  const answers = missing.map((seat) => ({ seat, point: point.id, value: 'miss', channel: 'local', seq }) as const);
  await keepAnswers(db, scope, vote.id, answers, now);
  await dropAnswersOfAbsent(db, scope, vote.id, point.id, await allInRoom(db, scope, vote.id));
  await markClosed(db, scope, vote.id, point.id, now);
}

/** Closes one point of a meeting. */
export async function closePoint(portal: Portal, at: At, asked: { id: number; point: number } & How) {
  const { db, scope, now } = at;
  const vote = await heldMeeting(db, scope, asked.id);
  if (vote.opensAt && vote.opensAt > now) throw new Refused('VOTE.ERRORS.NOT_OPEN');
  const point = await openPoint(db, scope, vote, asked.point);
  await close(portal, at, vote, point, asked);
  await askForSheet(at, portal, vote);
  const detail = { point: point.name, lost: asked.lost };
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'closePoint', detail });
}

/** Closes whatever is still open of a vote that ends, in the order of the agenda. */
export async function closeRest(portal: Portal, at: At, vote: Vote): Promise<void> {
  for (const point of await pointsOf(at.db, at.scope, vote.id))
    if (point.closedAt === null) await close(portal, at, vote, point, { lost: false });
}

type Silent = { id: number; point: number; seats: readonly number[] };

/**
 * Puts seats that are in the room and silent as abstained, by a written act that names them; also after the announced end,
 * while the point is open. Refused when one of them is not there, or has answered meanwhile: the list is shown anew.
 */
export async function putAbstained(portal: Portal, at: At & { session: Session }, asked: Silent): Promise<void> {
  const { db, scope, now } = at;
  const vote = await heldMeeting(db, scope, asked.id);
  if (vote.opensAt && vote.opensAt > now) throw new Refused('VOTE.ERRORS.NOT_OPEN');
  const point = await openPoint(db, scope, vote, asked.point);
  const silent = new Set((await seatsInRoom(db, scope, vote.id, point.id)).map((s) => s.id));
  const wanted = [...new Set(asked.seats)];
  const seats = await seatsById(db, scope, vote.id, wanted);
  if (seats.length !== wanted.length) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  const others = seats.filter((s) => !silent.has(s.id));
  if (others.length > 0) throw new Refused('VOTE.ERRORS.NOT_SILENT', { params: { seats: namesOf(others) } });
  const answers = new Map(seats.map((s) => [s.id, new Map([[point.id, 'noVote' as const]])]));
  const ballot = { vote, points: [point], seats, answers, acts: new Map() };
  await writeLocal(db, portal, at, ballot, seats, { put: true });
  const detail = { point: point.name, seats: seats.map((s) => s.units).join(', ') };
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'local', detail });
}
