import { type Fraction, reduce, show } from '../base/shares/fraction.ts';
import type { RuleText } from '../motions/rules-point.ts';
import { type AttendanceProof, proofOf } from '../motions/rules-presence.ts';
import {
  type Column,
  type CountedSeat,
  columnOf,
  type Tally,
  tallyOf,
  type Verdict,
  verdictOf,
} from '../motions/rules-result.ts';
import { type VoteValue, voteValues } from '../motions/schema.ts';
import type { Departure, Json } from './rules.ts';
import type { Census } from './rules-frozen.ts';
import { type Body, type Count, countFrom, type Odd, personNow } from './rules-recount-count.ts';
import { kindOf } from './rules-recount-kinds.ts';
import type { CountedPoint } from './rules-recount-points.ts';

/** Everything the portal publishes of a vote's ledger (the answer of voteLedger.list, all pages together). */
export type Pack = {
  census: string;
  fingerprint: string;
  head: { seq: number; hash: string; signature: string; publicKey: string };
  /** Each portal that the vote came from, in order, with the end of the ledger when it left; of most votes none. */
  departures: readonly Departure[];
  /** Before the end the bodies that say how somebody voted are null. */
  entries: readonly PackEntry[];
  names: readonly PackName[];
  /** What became of owners since the start; of a parted seat without names, which its parts have. */
  changes: readonly PackChange[];
  /** Points that were added to a meeting, with their wording, and all of its points in the order of the agenda. */
  added: readonly PackPoint[];
  order: readonly number[];
  /** What the portal shows; answers, casts, papers and objections only once ballots are published. */
  course: PackCourse;
  answers: readonly { seat: number; answers: Readonly<Record<string, string>> }[];
  casts: readonly PackCast[];
  papers: readonly PackPaper[];
  objections: readonly { seat: number; by: number }[];
  results: readonly PackResult[];
  /** Seats, units and share of ballots that somebody else cast; null before the end. */
  byOthers: readonly [number, number, string] | null;
  /** The same of those by a power that no second person confirmed. */
  withoutSecond: readonly [number, number, string] | null;
  /** What the portal says backs the record of a meeting. */
  attendance: string | null;
};
/** The keys that the pack itself names. */
export const keysIn = ({ head, departures }: Pick<Pack, 'head' | 'departures'>): string[] => [
  head.publicKey,
  ...departures.map((d) => d.publicKey),
];
export type PackEntry = { seq: number; hash: string; prev: string; body: string | null };
export type PackName = {
  seat: number;
  owners: string;
  units: string;
  /** Its weight, "1/2". */
  share: string;
  spare: string;
  salt: string | null;
  voters: readonly (readonly [number, string])[];
};
export type PackChange = {
  seat: number;
  seq: number;
  owners: string;
  spare: string;
  salt: string | null;
  day: string;
  source: string;
  known: string;
};
export type PackPoint = {
  point: number;
  seq: number;
  name: string;
  text: string;
  /** SHA-256 of what is attached, hexadecimal. */
  files: readonly string[];
  rule: RuleText | null;
  offAgenda: boolean;
};
export type PackCourse = {
  status: string;
  cancelled: boolean;
  startedAt: string | null;
  finishedAt: string | null;
  opensAt: string | null;
  closesAt: string | null;
  reason: string | null;
  /** When a later end was announced, and why. */
  prolonged: { at: string; reason: string } | null;
};
/** Points of a seat that were answered at once, and how. */
export type PackCast = {
  seat: number;
  points: readonly number[];
  seq: number;
  channel: string;
  by: number | null;
  at: string;
};
export type PackPaper = {
  seat: number;
  seq: number;
  number: string;
  date: string;
  scanned: boolean;
  by: number;
  confirmed: number | null;
  /** Of one recorded after the end. */
  handedIn: string | null;
  takenBy: number | null;
  /** Why it does not count; null while it stands. */
  void: string | null;
};
export type PackResult = {
  point: number;
  passed: boolean;
  columns: Readonly<Record<string, string>>;
  /** Seats and units of each column. */
  counts: Readonly<Record<string, readonly [number, number]>>;
  /** Of a meeting: who was in the room when the point closed, and who of them gave no answer. */
  room: { present: Trio; silent: Trio } | null;
  closedAt: string | null;
};
/** Seats, units, share. */
type Trio = readonly [number, number, string];

export type Recount = Omit<Count, 'points'> & {
  points: (CountedPoint & { tally: Tally; verdict: Verdict; room: RoomOfPoint | null; closedAt: string | null })[];
  /** What backs the record of a meeting. */
  attendance: AttendanceProof;
  ended: 'finish' | 'cancel' | null;
  /** What the entry of the end says the results are. */
  declared: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  byOthers: readonly [number, number, Fraction];
  /** Null where entries do not say of every power who backs it. */
  withoutSecond: readonly [number, number, Fraction] | null;
  odd: { seq: number; why: Odd }[];
};

/** The sums and verdicts anew, from the bodies in their order (null: not published) and the frozen list alone. */
export function recountOf(census: Census, bodies: readonly (Body | null)[]): Recount {
  const count = countFrom(census);
  const odd: Recount['odd'] = [];
  bodies.forEach((body, seq) => {
    if (!body) return;
    const kind = kindOf(body.kind);
    const why = !kind ? 'kind' : count.end && !kind.after ? 'late' : kind.take(count, body, seq);
    if (why) odd.push({ seq, why });
    count.bodies.set(seq, body);
  });
  const seats = [...count.seats.values()];
  const points = count.points.map(({ id, rule, offAgenda }) => {
    const ofPoint = new Map(
      [...count.answers].flatMap(([seat, of]) => (of.has(id) ? [[seat, of.get(id) as VoteValue]] : [])),
    );
    const closing = count.room.closings.get(id);
    const tally = tallyOf(seats, ofPoint, closing?.present);
    const among = (ids: ReadonlySet<number>) => columnOf(seats.filter((s) => ids.has(s.id)));
    const room = closing ? { present: among(closing.present), silent: among(new Set(closing.silent)) } : null;
    return { id, rule, offAgenda, tally, verdict: verdictOf(rule, tally), room, closedAt: closing?.at ?? null };
  });
  const declared = (count.end?.body.results ?? {}) as Recount['declared'];
  const { sheets, recorded } = count.room;
  const attendance = proofOf([...sheets, { seq: recorded, kind: 'ballot' }]).proof;
  return { ...count, points, attendance, ended: count.end?.kind ?? null, declared, ...handsOf(count), odd };
}

/** Whether who gave the ballot was no owner of the seat at that time, or had a power. A paper is the owner's own vote. */
function isForeign(count: Count, seq: number): boolean {
  const { channel, by } = count.bodies.get(seq) ?? {};
  if (channel !== 'own') return channel === 'proxy';
  return !count.ownersOf.get(seq)?.some((id) => personNow(count, id) === personNow(count, by as number));
}

/** Ballots that others cast, and those by a power that nobody confirmed. */
function handsOf(count: Count): Pick<Recount, 'byOthers' | 'withoutSecond'> {
  const trio = (those: (seat: number) => boolean): Recount['byOthers'] => {
    const { share, seats, units } = columnOf([...count.seats.values()].filter((s) => !s.own && those(s.id)));
    return [seats, units, reduce(share)];
  };
  return {
    byOthers: trio((seat) => [...new Set(count.sources.get(seat)?.values())].some((seq) => isForeign(count, seq))),
    withoutSecond: count.unsaid ? null : trio((seat) => count.alone.has(seat)),
  };
}

/** Of a point of a meeting: who was in the room when it closed, and who of them gave no answer. */
type RoomOfPoint = { present: Column; silent: Column };
type Declared = {
  tally: Pick<Tally, VoteValue>;
  verdict: Pick<Verdict, 'passed'>;
  room: RoomOfPoint | null;
};
export const trioOf = ({ seats, units, share }: Column): [number, number, string] => [
  seats,
  units,
  show(reduce(share)),
];

/** What the entry of the end says of a point: exact shares, and of the second form seats and units of each column. */
export function declaredOf({ tally, verdict, room }: Declared, form: number): Record<string, Json> {
  const shares = voteValues.map((v) => [v, show(reduce(tally[v].share))]);
  const counts = voteValues.map((v) => [v, [tally[v].seats, tally[v].units]]);
  return {
    ...Object.fromEntries(shares),
    passed: verdict.passed,
    ...(form > 1 && { counts: Object.fromEntries(counts) }),
    ...(form > 1 && room && { present: trioOf(room.present), silent: trioOf(room.silent) }),
  };
}

export type { CountedSeat };
