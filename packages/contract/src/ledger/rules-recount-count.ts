import { type VoteValue, voteValues } from '../motions/schema.ts';
import type { Census, CensusSeat } from './rules-frozen.ts';
import type { CountedPaper } from './rules-recount-papers.ts';
import { type AddedPoint, type CountedPoint, frozenPoints } from './rules-recount-points.ts';
import { emptyRoom, type OddOfMeeting, type Room, takeInRoom } from './rules-recount-presence.ts';
import type { CountedChange } from './rules-recount-register.ts';

export type Body = { readonly [key: string]: unknown; readonly kind?: unknown; readonly seat?: unknown };
/** Why an entry cannot be there although its hash is right. */
export type Odd = 'again' | 'late' | 'unknown' | 'kind' | 'owners' | 'parts' | 'added' | OddOfMeeting;

/** What has been counted so far, entry by entry; each kind of entry changes it (rules-recount-kinds). */
export type Count = {
  census: Census;
  /** In the order of the agenda: those of the frozen list, and what was added to a meeting. */
  points: CountedPoint[];
  added: Map<number, AddedPoint>;
  /** Seats that stand now, as entries left them: of the list, and parts of those that were parted. */
  seats: Map<number, CensusSeat>;
  /** Every seat that ever stood, as it began. */
  all: Map<number, CensusSeat>;
  /** What became of owners, by the entry that says so. */
  changes: Map<number, CountedChange>;
  /** Entry of a ballot → who owned its seat when it was given. */
  ownersOf: Map<number, readonly number[]>;
  /** Seats that were acted for by a power that no second person confirmed; `unsaid`: an entry does not tell of its power. */
  alone: Set<number>;
  unsaid: boolean;
  /** Entries taken so far by their place. */
  bodies: Map<number, Body>;
  /** Seat → point → what counts. */
  answers: Map<number, Map<number, VoteValue>>;
  /** Seat → point → the entry that it stands in. */
  sources: Map<number, Map<number, number>>;
  objections: Map<number, number[]>;
  /** Entry of a paper → who confirmed it. */
  confirmed: Map<number, number>;
  /** Seats whose names were forgotten. */
  erased: Set<number>;
  /** Members whose record became part of another one. */
  people: Map<number, number>;
  /** Papers by the entry that recorded them, in the order of the ledger. */
  papers: Map<number, CountedPaper>;
  /** The announced end, the later one once there is one. */
  closesAt: string | null;
  papersClosed: boolean;
  /** The end that people were told after the first one. */
  prolonged: { closesAt: string; reason: string; at: string } | null;
  /** Of a meeting: who is there, how its points closed, what backs its record. */
  room: Room;
  end: { kind: 'finish' | 'cancel'; seq: number; body: Body } | null;
};

export const countFrom = (census: Census): Count => ({
  census,
  points: frozenPoints(census),
  added: new Map(),
  seats: new Map(census.seats.map((s) => [s.id, s])),
  all: new Map(census.seats.map((s) => [s.id, s])),
  changes: new Map(),
  ownersOf: new Map(),
  alone: new Set(),
  unsaid: false,
  bodies: new Map(),
  answers: new Map(),
  sources: new Map(),
  objections: new Map(),
  confirmed: new Map(),
  erased: new Set(),
  people: new Map(),
  papers: new Map(),
  closesAt: census.closesAt,
  papersClosed: false,
  prolonged: null,
  room: emptyRoom(),
  end: null,
});

/** The record that the member's deeds belong to now. */
export function personNow({ people }: Pick<Count, 'people'>, id: number): number {
  const seen = new Set<number>();
  let now = id;
  for (let next = people.get(now); next !== undefined && !seen.has(now); next = people.get(now)) {
    seen.add(now);
    now = next;
  }
  return now;
}

/** An entry of a seat that the list has. */
export const ofSeat = ({ seats }: Count, { seat }: Body): Odd | null => (seats.has(seat as number) ? null : 'unknown');

const isValue = (v: unknown): v is VoteValue => voteValues.includes(v as VoteValue);

/** What is done by a power says who backs it: nobody but its paper where no second person agreed to. */
function notePower(count: Count, { kind, channel, second, seat }: Body): void {
  if (kind !== 'proxy' && channel !== 'proxy') return;
  if (typeof second !== 'string') count.unsaid = true;
  else if (second === 'alone') count.alone.add(seat as number);
}

/** Somebody came by a power. */
export function takeProxy(count: Count, body: Body): Odd | null {
  const why = ofSeat(count, body);
  if (!why) notePower(count, body);
  return why;
}

/** Online a seat votes once; in the room it may be corrected until the end. */
export function takeBallot(count: Count, body: Body, seq: number): Odd | null {
  const { census, seats, answers, sources } = count;
  const { seat, answers: said } = body;
  if (typeof seat !== 'number' || !seats.has(seat) || typeof said !== 'object' || said === null) return 'unknown';
  const given = Object.entries(said as Record<string, unknown>);
  const points = new Set(count.points.map((p) => String(p.id)));
  if (!given.every(([point, value]) => points.has(point) && isValue(value))) return 'unknown';
  if (census.rule.type === 'online' && answers.has(seat)) return 'again';
  if (census.rule.type === 'local') {
    const why = takeInRoom(count, body, given as [string, VoteValue][], seq);
    if (why) return why;
  }
  const values = answers.get(seat) ?? new Map();
  const from = sources.get(seat) ?? new Map();
  for (const [point, value] of given) {
    values.set(Number(point), value);
    from.set(Number(point), seq);
  }
  answers.set(seat, values);
  sources.set(seat, from);
  count.ownersOf.set(seq, seats.get(seat)?.people ?? []);
  notePower(count, body);
  return null;
}
