import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { paperPhase, whyNoPaper } from '#contract/motions/rules-papers.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { fingerprintPart, readTicket, type TicketText } from '#contract/paper/rules-tickets.ts';
import { Refused } from '#contract/refusals.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { ballotOf } from '../answers/steps.ts';
import { checkNoneVoted, heldVote } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import type { Vote } from '../motions/queries.ts';
import { courseOf } from '../motions/queries-course.ts';
import { tellOfPaper } from './counting/notices.ts';
import { addPaper, type PaperRow, papersOfSeats, saidIn } from './counting/queries.ts';
import { settle } from './counting/steps-settle.ts';
import { takersOf } from './queries-second.ts';
import { openForPaper } from './steps-asked.ts';
import { addPhotos } from './steps-photo.ts';
import { isGenuine, ticketNumber } from './tickets/print.ts';
import { seatAnywhere } from './tickets/queries-tickets.ts';

export type Asking = { scope: Scope; session: Session; now: Date };
type Recognised = { seat: number; number: string; scanned: boolean };

/** Refuses a code that this portal did not print, or printed for another house or another wording. */
function checkCode(portal: Portal, scope: Scope, vote: Vote, code: Extract<TicketText, { kind: 'code' }>): void {
  if (!isGenuine(portal.secret, code)) throw new Refused('VOTE_PAPER.ERRORS.FORGED');
  if (code.svj !== scope.svjId) throw new Refused('VOTE_PAPER.ERRORS.FOREIGN');
  const mine = vote.fingerprint?.toString('hex').slice(0, fingerprintPart);
  if (code.vote === vote.id && code.fingerprint !== mine) throw new Refused('VOTE_PAPER.ERRORS.FINGERPRINT');
}

/** The seat that the number or code stands for; each way it may be wrong has its own sentence. */
export async function recognised(db: Db, portal: Portal, scope: Scope, vote: Vote, text: string): Promise<Recognised> {
  const read = readTicket(text);
  if (!read) throw new Refused('VOTE_PAPER.ERRORS.UNREADABLE', { fields: { ticket: 'VOTE_PAPER.ERRORS.UNREADABLE' } });
  if (read.kind === 'code') checkCode(portal, scope, vote, read);
  const seat = await seatAnywhere(db, scope, read.seat);
  if (!seat) throw new Refused('VOTE_PAPER.ERRORS.NUMBER', { fields: { ticket: 'VOTE_PAPER.ERRORS.NUMBER' } });
  if (seat.vote_id !== vote.id) throw new Refused('VOTE_PAPER.ERRORS.OTHER_VOTE', { params: { name: seat.vote } });
  if (seat.parted) throw new Refused('VOTE_PAPER.ERRORS.PARTED', { fields: { ticket: 'VOTE_PAPER.ERRORS.PARTED' } });
  if (seat.own) throw new Refused('VOTE_PAPER.ERRORS.OWN_SEAT');
  return { seat: read.seat, number: ticketNumber(read.seat), scanned: read.kind === 'code' };
}

type DateRefusal = Extract<
  TextKey,
  `VOTE_PAPER.ERRORS.${'DATE_FUTURE' | 'DATE_BEFORE' | 'HANDED_REQUIRED' | 'HANDED_LATE' | 'HANDED_BEFORE' | 'TAKER_REQUIRED' | 'TAKER_UNKNOWN' | 'PHOTO_REQUIRED'}`
>;
const wrong = (field: string, key: DateRefusal): never => {
  throw new Refused(key, { fields: { [field]: key } });
};

/** Refuses a date that the paper cannot have: it is printed after the start and comes before it was handed in. */
function checkDate(vote: Vote, date: Day, handedIn: Date): void {
  if (date > dayIn(handedIn)) wrong('date', 'VOTE_PAPER.ERRORS.DATE_FUTURE');
  if (vote.startedAt && date < dayIn(vote.startedAt)) wrong('date', 'VOTE_PAPER.ERRORS.DATE_BEFORE');
}

export type GivenPaper = {
  id: number;
  ticket: string;
  points: readonly { vote_point_id: number; vote_value: VoteValue | null }[];
  date: Day;
  fileIds: readonly number[];
  handedIn: string | null;
  takenBy: number | null;
};

/** Nobody of a house acts on a visit. */
export const actingMember = ({ memberId }: Scope): number => {
  if (memberId === null) throw new Refused('VOTE_PAPER.ERRORS.NO_MEMBER');
  return memberId;
};

type Handed = { handedIn: Date | null; takenBy: number | null };

/** Refuses what may not be recorded now. After the end it says when a paper was handed in and who took it, and has its photo. */
async function checkTaken(db: Db, scope: Scope, vote: Vote, given: GivenPaper, now: Date): Promise<Handed> {
  const course = await courseOf(db, scope, vote);
  const why = whyNoPaper(course, now);
  if (why) throw new Refused(why);
  if (paperPhase(course, now) === 'open') return { handedIn: null, takenBy: null };
  if (given.handedIn === null) return wrong('handedIn', 'VOTE_PAPER.ERRORS.HANDED_REQUIRED');
  const handedIn = new Date(given.handedIn);
  if (vote.closesAt && handedIn > vote.closesAt) wrong('handedIn', 'VOTE_PAPER.ERRORS.HANDED_LATE');
  if (vote.startedAt && handedIn < vote.startedAt) wrong('handedIn', 'VOTE_PAPER.ERRORS.HANDED_BEFORE');
  if (given.takenBy === null) return wrong('takenBy', 'VOTE_PAPER.ERRORS.TAKER_REQUIRED');
  const takers = await takersOf(db, scope);
  if (!takers.some((t) => t.id === given.takenBy)) wrong('takenBy', 'VOTE_PAPER.ERRORS.TAKER_UNKNOWN');
  if (given.fileIds.length === 0) wrong('fileIds', 'VOTE_PAPER.ERRORS.PHOTO_REQUIRED');
  return { handedIn, takenBy: given.takenBy };
}

type Said = { answers: Record<string, VoteValue>; blank: number[] };

/** What the paper says to every point. Whoever hands one in without a mark has taken part and agreed to nothing. */
async function saidOf(db: Db, scope: Scope, vote: Vote, seat: number, given: GivenPaper, now: Date): Promise<Said> {
  const blank = given.points.filter((p) => p.vote_value === null).map((p) => p.vote_point_id);
  const points = given.points.map((p) => ({ ...p, vote_value: p.vote_value ?? ('noVote' as const) }));
  const asked = { ids: [seat], points: points.map((p) => ({ ...p, voted_user_id: seat })) };
  const ballot = await ballotOf(db, scope, vote, asked, now);
  checkNoneVoted(ballot, ballot.seats);
  const said = new Map(points.map((p) => [p.vote_point_id, p.vote_value]));
  const left = ballot.points.filter((p) => !said.has(p.id));
  if (left.length > 0) {
    const fields = Object.fromEntries(
      left.map((p): [string, TextKey] => [`points.${p.id}`, 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE']),
    );
    throw new Refused('VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE', { fields });
  }
  if ([...said.values()].includes('miss')) throw new Refused('VOTE.ERRORS.MISS_NOT_CAST');
  return { answers: Object.fromEntries([...said].map(([point, value]) => [String(point), value])), blank };
}

const sameAnswers = (a: Said['answers'], b: Said['answers']) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([point, value]) => b[point] === value);

/** The same paper is not recorded again while it waits: whoever has it in hand confirms the record. */
async function checkNotAgain(db: Db, scope: Scope, vote: Vote, seat: number, said: Said, date: Day): Promise<void> {
  const waiting = (await papersOfSeats(db, scope, vote.id, [seat])).filter((p) => p.voidAt === null && !p.counts);
  const known = await saidIn(
    db,
    scope,
    vote.id,
    waiting.map((p) => p.seq),
  );
  const isSame = (p: PaperRow) => p.paperDate === date && sameAnswers(known.get(p.seq)?.answers ?? {}, said.answers);
  if (waiting.some(isSame)) throw new Refused('VOTE_PAPER.ERRORS.RECORDED');
}

/**
 * Records a ballot from paper into the ledger, keeps its photographs, tells the owners of the seat, and asks for a second person
 * where it needs one.
 */
export async function recordPaper(db: Db, portal: Portal, at: Asking, given: GivenPaper): Promise<PaperRow> {
  const { scope, now } = at;
  const by = actingMember(scope);
  const vote = await heldVote(db, scope, given.id);
  const handed = await checkTaken(db, scope, vote, given, now);
  const { seat, number, scanned } = await recognised(db, portal, scope, vote, given.ticket);
  checkDate(vote, given.date, handed.handedIn ?? now);
  const said = await saidOf(db, scope, vote, seat, given, now);
  await checkNotAgain(db, scope, vote, seat, said, given.date);
  const fields = {
    ...{ answers: said.answers, ...(said.blank.length > 0 && { blank: said.blank }) },
    ...{ channel: 'paper', number, scanned, date: given.date, by },
    ...{ handedIn: handed.handedIn?.toISOString() ?? null, takenBy: handed.takenBy },
  };
  const written = await append(db, scope, portal, vote.id, [{ kind: 'paper', seat, fields }], now);
  const seq = written.entries[0]?.seq as number;
  const one = { voteId: vote.id, seatId: seat, number, scanned, paperDate: given.date, ...handed };
  const paper = await addPaper(db, scope, { ...one, seq, recordedBy: by, at: now });
  await addPhotos(db, portal, at, vote, paper, given.fileIds);
  const counting = await settle(db, scope, vote, seat);
  await tellOfPaper(db, portal, at, vote, paper, counting ? 'counts' : 'waits');
  if (!counting) await openForPaper({ db, scope, now }, portal, paper);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'paper', detail: { seat } });
  return { ...paper, counts: counting !== null };
}
