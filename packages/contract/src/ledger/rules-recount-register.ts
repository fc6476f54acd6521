import { add, equals, type Fraction, zero } from '../base/shares/fraction.ts';
import type { VoteValue } from '../motions/schema.ts';
import { type CensusSeat, readSeat, type SeatText, type Voters } from './rules-frozen.ts';
import { type Body, type Count, type Odd, personNow } from './rules-recount-count.ts';

/** What an entry says of a change in the register: whose, of which day, since when the portal knows, and from where. */
export type CountedChange = {
  seat: number;
  /** The names of the new owners and of who represents them, committed; null where the seat was parted. */
  to: string | null;
  day: string;
  source: string;
  known: string;
};

const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
const isIds = (ids: unknown): ids is number[] => Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id));
const isVoters = (voters: unknown): voters is Voters =>
  Array.isArray(voters) && voters.every((v) => Array.isArray(v) && Number.isSafeInteger(v[0]));

function changeOf({ seat, day, source, known }: Body, to: string | null): CountedChange | null {
  if (!isDay(day) || typeof source !== 'string' || typeof known !== 'string') return null;
  return { seat: seat as number, to, day, source, known };
}

type People = Pick<CensusSeat, 'people' | 'voters'>;
const now = (count: Count, ids: Iterable<number>) => new Set([...ids].map((id) => personNow(count, id)));
/** Who stands for the seat in a room: who may vote for it, or its owners while nobody may. */
const standing = (count: Count, { people, voters }: People) =>
  now(count, voters.length > 0 ? voters.map(([id]) => id) : people);
const haveCommon = (count: Count, a: People, b: People) =>
  [...standing(count, a)].some((id) => standing(count, b).has(id));
const isOwnedAlike = (count: Count, a: People, b: People) =>
  [...now(count, a.people)].sort().join() === [...now(count, b.people)].sort().join();

/** Answers to points that are not closed, of a seat whose people are in the room no more. */
function leaves({ room, answers, sources }: Count, seat: number): void {
  room.here.delete(seat);
  for (const point of [...(answers.get(seat)?.keys() ?? [])]) {
    if (room.closings.has(point)) continue;
    answers.get(seat)?.delete(point);
    sources.get(seat)?.delete(point);
  }
}

/** From now on the new owners act for the seat. A ballot given holds; who is in the room for the former ones is not there for these. */
export function takeRegister(count: Count, body: Body, seq: number): Odd | null {
  const { from, to, people, voters } = body;
  const seat = count.seats.get(body.seat as number);
  const change = typeof to === 'string' ? changeOf(body, to) : null;
  if (!seat || !change || !isIds(people) || !isVoters(voters)) return 'unknown';
  if (from !== seat.owners) return 'owners';
  const next = { ...seat, owners: to as string, people, voters };
  count.seats.set(seat.id, next);
  count.changes.set(seq, change);
  if (count.room.here.has(seat.id) && !isOwnedAlike(count, seat, next) && !haveCommon(count, seat, next))
    leaves(count, seat.id);
  return null;
}

function readParts({ parts }: Body): CensusSeat[] | null {
  try {
    return (parts as SeatText[]).map(readSeat);
  } catch {
    return null;
  }
}

const sorted = <T>(list: readonly T[]) => [...list].sort().join('\n');
/** The parts are the whole: the same units with their labels, and all of its weight. */
function isWhole(whole: CensusSeat, parts: readonly CensusSeat[]): boolean {
  const weight = parts.reduce<Fraction>((n, p) => add(n, p.share), zero);
  return (
    parts.length > 1 &&
    equals(weight, whole.share) &&
    parts.every((p) => p.own === whole.own && p.units > 0) &&
    sorted(parts.flatMap((p) => p.unitIds)) === sorted(whole.unitIds) &&
    sorted(parts.flatMap((p) => p.labels)) === sorted(whole.labels)
  );
}

const withParts = (ids: Iterable<number>, whole: number, parts: readonly number[]): number[] =>
  [...ids].flatMap((id) => (id === whole ? parts : [id]));

/** Everything that was noted of the whole is noted of its parts; in the room is only the one whose people are there. */
function hand(count: Count, whole: CensusSeat, parts: readonly CensusSeat[]): void {
  const { room, answers, sources, alone } = count;
  const ids = parts.map((p) => p.id);
  const [said, from] = [answers.get(whole.id), sources.get(whole.id)];
  for (const id of ids) {
    if (said) answers.set(id, new Map<number, VoteValue>(said));
    if (from) sources.set(id, new Map(from));
    if (alone.has(whole.id)) alone.add(id);
  }
  answers.delete(whole.id);
  sources.delete(whole.id);
  alone.delete(whole.id);
  for (const [point, closing] of room.closings) {
    const present = new Set(withParts(closing.present, whole.id, ids));
    const [silent, refused] = [closing.silent, closing.refused].map((some) => withParts(some, whole.id, ids));
    room.closings.set(point, { ...closing, present, silent: silent ?? [], refused: refused ?? [] });
  }
  for (const [point, put] of room.put) room.put.set(point, new Set(withParts(put, whole.id, ids)));
  const heirs = parts.filter((p) => haveCommon(count, whole, p));
  const isThere = room.here.delete(whole.id) && heirs.length === 1;
  for (const { id } of parts)
    if (isThere && heirs[0]?.id === id) room.here.add(id);
    else if (count.census.rule.type === 'local') leaves(count, id);
}

/** Units of a seat have different owners now: each part acts for itself, with the weight that its units had. */
export function takeParted(count: Count, body: Body, seq: number): Odd | null {
  const whole = count.seats.get(body.seat as number);
  const parts = readParts(body);
  const change = changeOf(body, null);
  if (!whole || !parts || !change || !parts.every((p) => isIds(p.people) && isVoters(p.voters))) return 'unknown';
  if (!isWhole(whole, parts) || parts.some((p) => count.all.has(p.id))) return 'parts';
  count.seats.delete(whole.id);
  for (const part of parts) {
    count.seats.set(part.id, part);
    count.all.set(part.id, part);
  }
  count.changes.set(seq, change);
  hand(count, whole, parts);
  return null;
}
