import { type Day, dayIn, momentAt, wallTime } from '../base/time/dates.ts';
import type { Refusal } from '../refusals.ts';

/**
 * Who is asked to be the second person of an act, in this order: who administers the module, a member of the audit group,
 * a verifier. A verifier is any member with an account who agreed to be it for the vote, the meeting or the act.
 */
export const secondKinds = ['admin', 'audit', 'verifier'] as const;
export type SecondKind = (typeof secondKinds)[number];

/** Who did not act within so long of being asked counts as missing, and the next kind is asked. */
export const answersWithin = 24 * 3600_000;
/** Whole days in which somebody may agree to be a verifier before the file alone suffices. */
export const agreesWithin = 3;

/**
 * Where somebody is while a meeting goes on: in the room by its record, on its list and not there, or nothing says, as of who
 * is not on the list and cannot be written down as come.
 */
export type Place = 'room' | 'perhaps' | 'away';

export type Candidate = {
  memberId: number;
  /** What they could be; a member of the committee who agreed to be a verifier is both. */
  kinds: readonly SecondKind[];
  /** May enter with an account, is active and not in the archive. */
  present: boolean;
  /** Asked of what is shown at the door. */
  place?: Place;
};
export type Asked = { memberId: number; kind: SecondKind; at: Date };
export type SecondAct = {
  /** Who wrote the paper, acts by it or gave it. */
  barred: readonly number[];
  /** In favour of the very person who wrote it down: a verifier alone may confirm it. */
  onlyVerifier: boolean;
  asked: readonly Asked[];
  /** Recorded after the end: there is no time for one kind after another, and all who may are asked. */
  atOnce?: boolean;
  /** Shown at the door of a meeting: whoever exists is in the room, and may act at once. */
  atDoor?: boolean;
};
export type Turn = { kind: SecondKind; memberIds: number[]; toAsk: number[] };

const rank = (kind: SecondKind): number => secondKinds.indexOf(kind);
const kindsOf = (act: Pick<SecondAct, 'onlyVerifier'>): readonly SecondKind[] =>
  act.onlyVerifier ? ['verifier'] : secondKinds;

type Asking = Pick<SecondAct, 'barred' | 'atDoor'>;
const isFree = ({ barred }: Asking, { memberId, present }: Candidate): boolean => present && !barred.includes(memberId);

/** Somebody who could be asked at all: with an account, active, and not barred; at the door of a meeting in the room. */
export const exists = (act: Asking, one: Candidate): boolean =>
  isFree(act, one) && (act.atDoor !== true || one.place === 'room');

/** Who may act: at the door also whoever may be in the room, though nothing says so and nobody waits for them. */
const mayAct = (act: Asking, one: Candidate): boolean =>
  isFree(act, one) && (act.atDoor !== true || one.place === 'room' || one.place === 'perhaps');
const isAtOnce = ({ atOnce, atDoor }: SecondAct): boolean => atOnce === true || atDoor === true;

/** What the record of a meeting says of somebody: see `placeOf`. */
export const signs = ['chairs', 'agent', 'came', 'named', 'either', 'left', 'writes', 'listed'] as const;
export type Sign = { sign: (typeof signs)[number]; names: readonly string[] };

/**
 * Where somebody of this name is by the record of the meeting: who chairs it, acts for a seat, came for their own or is named
 * at it is in the room; whoever writes the record too, until they are written down as gone.
 */
export function placeOf(said: readonly Sign[], name: string): Place {
  const is = (sign: Sign['sign']) => said.some((s) => s.sign === sign);
  const isNamed = said.some((s) => s.sign === 'named' && s.names.includes(name));
  if (is('chairs') || is('agent') || is('came') || isNamed) return 'room';
  if (is('either')) return 'perhaps';
  if (is('left')) return 'away';
  if (is('writes')) return 'room';
  return is('listed') || is('named') ? 'away' : 'perhaps';
}

/** The moment by which whoever was asked then has acted, or is missing. */
export const missingFrom = (askedAt: Date): Date => new Date(askedAt.getTime() + answersWithin);

/** Whose turn it is: the first kind with somebody who exists and is not missing; null when nobody is left. */
export function turnOf(act: SecondAct, people: readonly Candidate[], now: Date): Turn | null {
  for (const kind of kindsOf(act)) {
    const here = people.filter((p) => p.kinds.includes(kind) && exists(act, p)).map((p) => p.memberId);
    const askedAt = new Map(act.asked.filter((a) => a.kind === kind).map((a) => [a.memberId, a.at]));
    const isMissing = (id: number) => {
      const at = askedAt.get(id);
      return act.atDoor !== true && at !== undefined && missingFrom(at) <= now;
    };
    if (here.some((id) => !isMissing(id)))
      return { kind, memberIds: here, toAsk: here.filter((id) => !askedAt.has(id)) };
  }
  return null;
}

/** Whom to ask now: whose turn it is, or of every kind everybody who may act where all are asked at once. */
export function turnsOf(act: SecondAct, people: readonly Candidate[], now: Date): Turn[] {
  if (!isAtOnce(act)) return [turnOf(act, people, now) ?? []].flat();
  return kindsOf(act).flatMap((kind) => {
    const here = people.filter((p) => p.kinds.includes(kind) && mayAct(act, p)).map((p) => p.memberId);
    const asked = new Set(act.asked.filter((a) => a.kind === kind).map((a) => a.memberId));
    return here.length === 0 ? [] : [{ kind, memberIds: here, toAsk: here.filter((id) => !asked.has(id)) }];
  });
}

/**
 * When members are asked to be verifiers of what is asked of all at once: now where nobody of the committee or the audit
 * exists, else a day after the first of those was asked and did not act.
 */
export function verifiersFrom(act: SecondAct, people: readonly Candidate[], now: Date): Date {
  const first = act.asked.filter((a) => a.kind !== 'verifier').map((a) => a.at.getTime());
  const officers = turnsOf(act, people, now).some((t) => t.kind !== 'verifier');
  return officers ? missingFrom(first.length > 0 ? new Date(Math.min(...first)) : now) : now;
}

/** As what somebody may confirm the act now; null when they may not. Whoever was asked too late may still act. */
export function secondAs(
  act: SecondAct,
  people: readonly Candidate[],
  memberId: number | null,
  now: Date,
): SecondKind | null {
  const me = people.find((p) => p.memberId === memberId);
  if (!me || !mayAct(act, me)) return null;
  const turn = turnOf(act, people, now);
  const upTo = turn && !isAtOnce(act) ? rank(turn.kind) : secondKinds.length - 1;
  return kindsOf(act).find((kind) => me.kinds.includes(kind) && rank(kind) <= upTo) ?? null;
}

/** Why somebody may not be the second person of the act now; null when they may. */
export function whyNotSecond(
  candidate: Candidate | undefined,
  act: SecondAct & { people: readonly Candidate[]; now: Date },
): Refusal | null {
  if (!candidate?.present) return 'SECOND.ERRORS.NO_ACCOUNT';
  if (act.barred.includes(candidate.memberId)) return 'SECOND.ERRORS.BARRED';
  if (secondAs(act, act.people, candidate.memberId, act.now) !== null) return null;
  if (act.atDoor && !mayAct(act, candidate)) return 'SECOND.ERRORS.NOT_IN_ROOM';
  if (act.onlyVerifier && candidate.kinds.length > 0) return 'SECOND.ERRORS.ONLY_VERIFIER';
  return candidate.kinds.length === 0 ? 'SECOND.ERRORS.NOBODY_OF_THESE' : 'SECOND.ERRORS.NOT_YET';
}

const laterBy = (day: Day, days: number): Day => {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** The same hour so many days later, as clocks in Prague show it. */
export function sameHourLater(from: Date, days: number): Date {
  const [, time = '00:00'] = wallTime(from).split('T');
  const minute = momentAt(`${laterBy(dayIn(from), days)}T${time}`) as Date;
  return new Date(minute.getTime() + (from.getTime() % 60_000));
}

type Alone = SecondAct & {
  hasFile: boolean;
  /** Handed in by the end of the vote and recorded after it: such a paper needs both always. */
  afterEnd: boolean;
  /** When members were asked to be verifiers; null while it has not come to them. */
  verifiersAskedAt: Date | null;
};

/** Whether the file of the signed paper suffices, because nobody is left and nobody agreed in time. */
export function fileSuffices(act: Alone, people: readonly Candidate[], now: Date): boolean {
  if (!act.hasFile || act.afterEnd || act.onlyVerifier || act.atDoor || act.verifiersAskedAt === null) return false;
  return sameHourLater(act.verifiersAskedAt, agreesWithin) <= now && turnOf(act, people, now) === null;
}

/** What becomes of a power shown at the door before the first resolution; `waits`: somebody in the room may confirm it. */
export const doorEnds = ['waits', 'alone', 'noFile', 'nobody'] as const;
export type DoorEnd = (typeof doorEnds)[number];

/**
 * What a power at the door comes to when the meeting is to decide: nobody in the room may confirm it, so the file of its paper
 * suffices; without one it is refused, and one in favour of who wrote it down too.
 */
export function endAtDoor(act: SecondAct & { hasFile: boolean }, people: readonly Candidate[]): DoorEnd {
  if (!act.hasFile) return 'noFile';
  const atDoor = { ...act, atDoor: true };
  if (people.some((p) => exists(atDoor, p) && kindsOf(act).some((kind) => p.kinds.includes(kind)))) return 'waits';
  return act.onlyVerifier ? 'nobody' : 'alone';
}

/** Whether a house has so few people of the first kinds that verifiers are asked when a vote begins. */
export const asksVerifiersAtOnce = (people: readonly Candidate[]): boolean =>
  people.filter((p) => p.present && p.kinds.some((kind) => kind !== 'verifier')).length < 2;
