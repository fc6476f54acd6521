import { canDecide, silentOf } from '../motions/rules-presence.ts';
import { tallyOf } from '../motions/rules-result.ts';
import type { VoteValue } from '../motions/schema.ts';
import type { Body, Count, Odd } from './rules-recount-count.ts';

/** Why an entry of a meeting cannot be there: its seat was away or there, its point closed, the room another. */
export type OddOfMeeting = 'away' | 'silent' | 'closed' | 'room' | 'noReason' | 'quorum' | 'open' | 'consent';
/**
 * A point as its closing found it; whoever was silent stayed so only where the quorum was lost. `refused`: who would not have
 * a matter decided that was not announced.
 */
export type Closing = {
  present: ReadonlySet<number>;
  silent: readonly number[];
  refused: readonly number[];
  at: string;
};
/** Somebody who left with answers that fell out by it. */
export type Departure = { seat: number; time: string; reason: string; answers: ReadonlyMap<number, VoteValue> };
export type Room = {
  here: Set<number>;
  closings: Map<number, Closing>;
  departures: Departure[];
  /** By point: seats put as abstained because they were silent. */
  put: Map<number, Set<number>>;
  /** Sheets and confirmations, and the last entry that writes anything down of the meeting. */
  sheets: { seq: number; kind: string; files?: readonly string[] }[];
  recorded: number;
};
export const emptyRoom = (): Room => ({
  here: new Set(),
  closings: new Map(),
  departures: [],
  put: new Map(),
  sheets: [],
  recorded: -1,
});

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
const isSame = (a: Iterable<number>, b: unknown) =>
  Array.isArray(b) && sorted(a).join() === b.map((n) => (Number.isSafeInteger(n) ? n : '?')).join();
const isStrict = ({ census }: Count) => census.form > 1 && census.rule.type === 'local';

function forget({ answers, sources }: Count, seat: number, point: number): void {
  answers.get(seat)?.delete(point);
  sources.get(seat)?.delete(point);
}

export function takeArrived({ room, seats }: Count, { seat }: Body, seq: number): Odd | null {
  if (!seats.has(seat as number)) return 'unknown';
  room.here.add(seat as number);
  room.recorded = seq;
  return null;
}

/** Answers to open points fall out, and the reason says why; a departure of the older form had neither. */
export function takeLeft(count: Count, body: Body, seq: number): Odd | null {
  const { room, seats, answers } = count;
  const seat = body.seat as number;
  if (!seats.has(seat)) return 'unknown';
  room.here.delete(seat);
  room.recorded = seq;
  const open = [...(answers.get(seat) ?? [])].filter(([point]) => !room.closings.has(point));
  const fallen = new Map(open.filter(([, value]) => value !== 'miss'));
  const reason = typeof body.reason === 'string' ? body.reason : '';
  if (fallen.size > 0 && reason === '' && !isStrict(count)) return null;
  for (const [point] of open) forget(count, seat, point);
  if (fallen.size === 0) return null;
  room.departures.push({ seat, time: String(body.time ?? ''), reason, answers: fallen });
  return reason === '' ? 'noReason' : null;
}

/** What a ballot cannot say where it is cast in a room; what it can is noted there. No answer is one only where one is taken `back`. */
export function takeInRoom(
  count: Count,
  { seat, put, back }: Body,
  given: readonly [string, VoteValue][],
  seq: number,
) {
  const { room } = count;
  if (given.some(([point]) => room.closings.has(Number(point)))) return 'closed';
  const isMissing = given.some(([, value]) => value === 'miss');
  const isThere = room.here.has(seat as number);
  if (isStrict(count) && isThere && isMissing && back !== true) return 'silent';
  if (isStrict(count) && !isThere && given.some(([, value]) => value !== 'miss')) return 'away';
  room.recorded = seq;
  for (const [point] of given) {
    const named = room.put.get(Number(point)) ?? new Set();
    if (put === true) named.add(seat as number);
    else named.delete(seat as number);
    room.put.set(Number(point), named);
  }
  return null;
}

/** The entry says who is in the room, and who of them is silent, exactly as the entries before it do. */
export function takePoint(count: Count, body: Body, seq: number): Odd | null {
  const { room, answers, sources } = count;
  const seats = [...count.seats.values()];
  const { point, present, missing } = body as { point: number; present: unknown; missing: unknown };
  const closes = count.points.find((p) => p.id === point);
  if (!closes) return 'unknown';
  if (room.closings.has(point)) return 'closed';
  const there = new Set(seats.filter((s) => !s.own && room.here.has(s.id)).map((s) => s.id));
  const refused = closes.offAgenda ? refusedIn(body) : [];
  // Nobody decides what not all agreed to decide.
  for (const seat of answers.keys()) if (!there.has(seat) || refused.length > 0) forget(count, seat, point);
  const said = new Map(
    [...answers].flatMap(([seat, of]) => (of.has(point) ? [[seat, of.get(point) as VoteValue]] : [])),
  );
  const silent = silentOf(there, said);
  for (const seat of silent) {
    answers.set(seat, (answers.get(seat) ?? new Map()).set(point, 'miss'));
    sources.set(seat, (sources.get(seat) ?? new Map()).set(point, seq));
  }
  room.closings.set(point, { present: there, silent, refused, at: String(body.at ?? '') });
  if (!isSame(there, present)) return 'room';
  const isLost = missing !== undefined;
  if (isLost ? !isSame(silent, missing) : silent.length > 0) return 'silent';
  const decides = refused.length === 0 && canDecide(closes.rule, tallyOf(seats, new Map(), there));
  if (isLost) return decides ? 'quorum' : null;
  return closes.offAgenda && !(decides && Array.isArray(body.refused)) ? 'consent' : null;
}

/** Who of the room would not have the matter decided; the entry names them. */
const refusedIn = ({ refused }: Body): number[] =>
  Array.isArray(refused) ? refused.filter((seat) => Number.isSafeInteger(seat)) : [];

export function takeSheet({ room }: Count, { files, confirmed }: Body, seq: number): Odd | null {
  const isFiles = Array.isArray(files) && files.every((f) => typeof f === 'string');
  if (!isFiles && confirmed !== true) return 'unknown';
  room.sheets.push({ seq, kind: 'sheet', ...(isFiles && { files }) });
  return null;
}

/** A meeting ends with every point closed. */
export const whyOpen = (count: Count): Odd | null =>
  isStrict(count) && count.points.some((p) => !count.room.closings.has(p.id)) ? 'open' : null;
