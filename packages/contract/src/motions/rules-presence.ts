import { compare, type Fraction, fromText, subtract, zero } from '../base/shares/fraction.ts';
import type { Refusal } from '../refusals.ts';
import { type Column, type Rule, type Tally, verdictOf } from './rules-result.ts';
import type { VoteValue } from './schema.ts';

/** What backs the record of an assembly: the signed sheet, somebody else's word, or nothing; it is said in the first line. */
export const attendanceProofs = ['sheet', 'confirmed', 'none'] as const;
export type AttendanceProof = (typeof attendanceProofs)[number];

/** Seats of the room that have not answered a point: being there is no answer, and `miss` is none. */
export const silentOf = (present: Iterable<number>, answers: ReadonlyMap<number, VoteValue>): number[] =>
  [...present].filter((seat) => (answers.get(seat) ?? 'miss') === 'miss').sort((a, b) => a - b);

const nothing = { share: zero, seats: 0, units: 0 };

/** Whether the room can decide: enough of the house is in it (NOZ § 1206), whoever of them answers how. An empty room never can. */
export function canDecide(rule: Rule, { present, base }: Pick<Tally, 'present' | 'base'>): boolean {
  const silent: Tally = {
    ...{ agree: nothing, notAgree: nothing, noVote: nothing, miss: nothing },
    ...{ present, base, seats: 0, units: 0, den: 1n },
  };
  return present.num > 0n && verdictOf(rule, silent).quorate;
}

export type Consent = 'unasked' | 'given' | 'refused';
type Closing = {
  /** Enough of the house is in the room. */
  decides: boolean;
  /** How many seats are in the room, and how many of them have no answer. */
  present: number;
  silent: number;
  /** Asked to be closed as not adopted because the quorum is lost. */
  lost: boolean;
  /** Of a matter that was not announced: whether the room agreed to decide it (NOZ § 253). */
  consent?: Consent | undefined;
};

/**
 * Why a point cannot be closed so. While the meeting can decide, everybody in the room is answered or put as abstained:
 * only then is who took part and who was there the same. When it cannot, the point may be closed as not adopted at once. A
 * matter that was not announced is decided only with everybody there, who all agreed to decide it; else it is not adopted.
 */
export function whyNotClosed({ decides, present, silent, lost, consent }: Closing): Refusal | null {
  if (lost) return decides && consent !== 'refused' ? 'VOTE.ERRORS.POINT_HAS_QUORUM' : null;
  if (consent && (!decides || consent === 'refused')) return 'VOTE.ERRORS.POINT_OFF_AGENDA';
  if (consent === 'unasked' && silent === 0) return 'VOTE.ERRORS.POINT_CONSENT';
  if (decides) return silent > 0 ? 'VOTE.ERRORS.POINT_SILENT' : null;
  return silent > 0 || present === 0 ? 'VOTE.ERRORS.POINT_NO_QUORUM' : null;
}

type Closed = {
  offAgenda: boolean;
  closedAt: string | null;
  room: { present: { seats: number }; silent: { seats: number } } | null;
};
/**
 * Whether somebody of the room, in which everybody entitled was, would not have the matter decided: then nobody's answer
 * stands. `seats` are all that count.
 */
export const wasRefused = ({ offAgenda, closedAt, room }: Closed, seats: number): boolean =>
  offAgenda && closedAt !== null && room !== null && room.silent.seats === seats && room.present.seats === seats;

type Apart = { value: VoteValue | 'silent'; column: Column };
/**
 * The columns of a point: of those without an answer, who was in the room when it closed (`silent`) stands apart from who
 * was away.
 */
export function columnsApart(tally: Record<VoteValue, Column>, silent: Column | null): Apart[] {
  const given = (['agree', 'notAgree', 'noVote'] as const).map((value) => ({ value, column: tally[value] }));
  if (!silent || silent.seats === 0) return [...given, { value: 'miss', column: tally.miss }];
  const { share, seats, units } = tally.miss;
  const away = {
    share: subtract(share, silent.share),
    seats: seats - silent.seats,
    units: units - silent.units,
  };
  return [...given, { value: 'silent', column: silent }, { value: 'miss', column: away }];
}

/** The least and the most of the house in the room over the points of an assembly; null where nothing says. */
export function roomRange(rooms: readonly ({ present: { share: string } } | null)[]): [Fraction, Fraction] | null {
  const shares = rooms.flatMap((room) => (room ? [fromText(room.present.share)] : [])).sort(compare);
  const [least, most] = [shares[0], shares.at(-1)];
  return least && most ? [least, most] : null;
}

/** What an entry of the ledger says, as far as the proof of an attendance goes by it. */
export type Acted = { seq: number; kind: string; files?: readonly string[] | undefined };

/** What is written down of a meeting; whatever of it comes after a confirmation is not confirmed. */
const recorded = new Set(['arrived', 'left', 'ballot', 'proxy']);

/** What backs the record by these entries: the last sheet with a file, else a confirmation that nothing followed. */
export function proofOf(entries: readonly Acted[]): { proof: AttendanceProof; stale: boolean } {
  const sheet = entries.findLast((e) => e.kind === 'sheet' && e.files !== undefined);
  if (sheet?.files && sheet.files.length > 0) return { proof: 'sheet', stale: false };
  const confirmed = entries.findLast((e) => e.kind === 'sheet' && e.files === undefined);
  if (!confirmed) return { proof: 'none', stale: false };
  const stale = entries.some((e) => recorded.has(e.kind) && e.seq > confirmed.seq);
  return { proof: stale ? 'none' : 'confirmed', stale };
}
