import { type Day, dayIn } from '#contract/base/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { fingerprintPart, readTicket, type TicketText } from '#contract/votes/rules-tickets.ts';
import type { VoteValue } from '#contract/votes/schema.ts';
import { record } from '../../base/audit.ts';
import type { Db } from '../../base/db.ts';
import { attachFiles } from '../../base/files.ts';
import type { Scope, Session } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { tellOthers } from '../ballots/notices.ts';
import { ballotOf } from '../ballots/steps.ts';
import { checkNoneVoted, checkTaken, heldVote, write } from '../ballots/steps-store.ts';
import { append } from '../ledger/steps.ts';
import type { Vote } from '../queries.ts';
import { isGenuine, ticketNumber } from './print.ts';
import { addPaper, confirmPaper, heldPaper, type PaperRow } from './queries.ts';
import { seatAnywhere } from './queries-tickets.ts';

type Asking = { scope: Scope; session: Session; now: Date };
type Recognised = { seat: number; number: string; scanned: boolean };

/** Refuses a code that this portal did not print, or printed for another house or another wording. */
function checkCode(house: House, scope: Scope, vote: Vote, code: Extract<TicketText, { kind: 'code' }>): void {
  if (!isGenuine(house.secret, code)) throw new Refused('VOTE_PAPER.ERRORS.FORGED');
  if (code.svj !== scope.svjId) throw new Refused('VOTE_PAPER.ERRORS.FOREIGN');
  const mine = vote.fingerprint?.toString('hex').slice(0, fingerprintPart);
  if (code.vote === vote.id && code.fingerprint !== mine) throw new Refused('VOTE_PAPER.ERRORS.FINGERPRINT');
}

/** The seat that the number or code stands for; each way it may be wrong has its own sentence. */
export async function recognised(db: Db, house: House, scope: Scope, vote: Vote, text: string): Promise<Recognised> {
  const read = readTicket(text);
  if (!read) throw new Refused('VOTE_PAPER.ERRORS.UNREADABLE', { fields: { ticket: 'VOTE_PAPER.ERRORS.UNREADABLE' } });
  if (read.kind === 'code') checkCode(house, scope, vote, read);
  const seat = await seatAnywhere(db, scope, read.seat);
  if (!seat) throw new Refused('VOTE_PAPER.ERRORS.NUMBER', { fields: { ticket: 'VOTE_PAPER.ERRORS.NUMBER' } });
  if (seat.vote_id !== vote.id) throw new Refused('VOTE_PAPER.ERRORS.OTHER_VOTE', { params: { name: seat.vote } });
  if (seat.own) throw new Refused('VOTE_PAPER.ERRORS.OWN_SEAT');
  return { seat: read.seat, number: ticketNumber(read.seat), scanned: read.kind === 'code' };
}

/** Refuses a date that the paper cannot have: it is printed after the start and comes before now. */
function checkDate(vote: Vote, date: Day, now: Date): void {
  const refuse = (key: 'VOTE_PAPER.ERRORS.DATE_FUTURE' | 'VOTE_PAPER.ERRORS.DATE_BEFORE') => {
    throw new Refused(key, { fields: { date: key } });
  };
  if (date > dayIn(now)) refuse('VOTE_PAPER.ERRORS.DATE_FUTURE');
  if (vote.startedAt && date < dayIn(vote.startedAt)) refuse('VOTE_PAPER.ERRORS.DATE_BEFORE');
}

export type GivenPaper = {
  id: number;
  ticket: string;
  points: readonly { vote_point_id: number; vote_value: VoteValue | null }[];
  date: Day;
  fileIds: readonly number[];
};

/** Nobody of a house acts on a visit. */
const recorder = ({ memberId }: Scope): number => {
  if (memberId === null) throw new Refused('VOTE_PAPER.ERRORS.NO_MEMBER');
  return memberId;
};

/** Records a ballot from paper into the ledger, keeps its photographs and tells the owners of the seat. */
export async function recordPaper(db: Db, house: House, at: Asking, given: GivenPaper): Promise<PaperRow> {
  const { scope, now } = at;
  const by = recorder(scope);
  const vote = await heldVote(db, scope, given.id);
  checkTaken(vote, 'online', now);
  const { seat, number, scanned } = await recognised(db, house, scope, vote, given.ticket);
  checkDate(vote, given.date, now);
  // Whoever hands in a paper without a mark has taken part and agreed to nothing.
  const blank = given.points.filter((p) => p.vote_value === null).map((p) => p.vote_point_id);
  const points = given.points.map((p) => ({ ...p, vote_value: p.vote_value ?? 'noVote' }));
  const answers = points.map((p) => ({ ...p, voted_user_id: seat }));
  const ballot = await ballotOf(db, scope, vote, { ids: [seat], points: answers }, now);
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
  const fields = { ticket: number, date: given.date, scanned, ...(blank.length > 0 && { blank }) };
  const as = { channel: 'paper' as const, fields };
  const [receipt] = await write(db, house, scope, ballot, ballot.seats, () => as, now);
  const one = { voteId: vote.id, seatId: seat, number, scanned, paperDate: given.date };
  const paper = await addPaper(db, scope, { ...one, seq: receipt?.seq as number, recordedBy: by, at: now });
  await attachFiles(db, scope, { owner: 'vote_paper', ownerId: paper.id }, given.fileIds, now);
  await tellOthers(db, house, at, ballot, ballot.seats);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'paper', detail: { seat } });
  return paper;
}

/** A second person says that the record says what the paper says. */
export async function confirmRecord(db: Db, house: House, { scope, now }: Asking, id: number, paperId: number) {
  const by = recorder(scope);
  const vote = await heldVote(db, scope, id);
  const paper = await heldPaper(db, scope, id, paperId);
  if (!paper) throw new Refused('VOTE_PAPER.ERRORS.NOT_FOUND');
  // After the end the ledger is published as it is.
  if (vote.status !== 'run') throw new Refused('VOTE.ERRORS.NOT_RUNNING');
  if (paper.confirmedBy !== null) throw new Refused('VOTE_PAPER.ERRORS.ALREADY_CONFIRMED');
  if (paper.recordedBy === by) throw new Refused('VOTE_PAPER.ERRORS.SAME_PERSON');
  await append(db, scope, house, id, [{ kind: 'confirmed', fields: { entry: paper.seq, by } }], now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'confirm', detail: { seat: paper.seatId } });
  return confirmPaper(db, scope, paper.id, by, now);
}
