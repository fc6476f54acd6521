import { canonical, commitment, sha256 } from '#contract/ledger/rules.ts';
import type { AttendanceEvent } from '#contract/presence/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type Seat, seatsById } from '../answers/queries.ts';
import { dropOpenAnswers, type Fallen, openAnswersOf } from '../answers/queries-givers.ts';
import { checkTaken, heldVote } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append, type NewEntry } from '../ledger/steps.ts';
import { backersOf, seatsByPowers } from '../proxies/queries-use.ts';
import { holdForUse, noteUses } from '../proxies/steps-use.ts';
import { namesOf, tellFallen } from './notices.ts';
import { couplesOf, keepPresence, type Presence, presenceOf } from './queries-attendance.ts';
import { addEvent, digestOfEvent } from './queries-events.ts';
import { askForSheet } from './steps-second.ts';

type At = { scope: Scope; now: Date };
type Attendance = {
  id: number;
  seats: readonly number[];
  here: boolean;
  at: string | null;
  person: string;
  /** The power of attorney by which somebody came. */
  proxy?: number | null;
  /** Nobody is asked to confirm it: a house that is made up. */
  quiet?: true;
  /** Which of the couple came or left. */
  spouse?: number | null;
  /** Who backs that power. */
  second?: string;
  /** Why somebody left who had answered an open point. */
  reason?: string;
  /** What a desk calls it. */
  event?: AttendanceEvent | undefined;
};

/** A small difference of clocks is not the future. */
const slack = 60_000;
const invalid = (field: string) =>
  new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: 'BASE.FORM.INVALID' } });

/** The name in the ledger: nobody reads it there, and whoever has it with the salt can prove it. */
const committed = (salt: string | null, person: string) => (person && salt ? commitment(salt, person) : '');

export const arrived = (seat: Seat, { arrivedAt, person }: Pick<Presence, 'arrivedAt' | 'person'>): NewEntry => {
  const fields = { time: arrivedAt.toISOString(), person: committed(seat.salt, person) };
  return { kind: 'arrived', seat: seat.id, fields };
};

/** Who wrote it down: a member of the house, or a visit of a product administrator, whose reason the committee sees. */
export const writtenBy = ({ memberId, actorId }: Scope): { [who: string]: number } =>
  memberId === null ? { visit: actorId } : { by: memberId };
/** With who wrote them down, and what the desk calls it. */
export const signed = (scope: Scope, entries: readonly NewEntry[], event?: AttendanceEvent): NewEntry[] =>
  entries.map((e) => ({ ...e, fields: { ...e.fields, ...writtenBy(scope), ...(event && { event }) } }));

type Change = { row: Presence; entries: NewEntry[] };

function arrival(seat: Seat, now: Presence | undefined, time: Date, given: Attendance): Change | null {
  const person = given.person || (now?.person ?? '');
  // Whoever comes without a power comes for themself, also after somebody who had one.
  const proxy = given.proxy ?? (given.person ? null : (now?.proxy ?? null));
  const isThere = now !== undefined && now.leftAt === null;
  const isSameTime = given.at === null || now?.arrivedAt.getTime() === time.getTime();
  if (isThere && isSameTime && now.person === person && now.proxy === proxy) return null;
  const arrivedAt = isThere && given.at === null ? now.arrivedAt : time;
  // Who comes back has been there since they first came; the ledger has both times.
  const came = now && !isThere ? now.arrivedAt : arrivedAt;
  const beside = isThere && now.person === person ? now.beside : '';
  const row = { seat: seat.id, arrivedAt: came, leftAt: null, person, beside, proxy };
  const isNew = proxy !== null && proxy !== (now?.proxy ?? null);
  const power: NewEntry[] = isNew
    ? [{ kind: 'proxy', seat: seat.id, fields: { proxy, second: given.second ?? 'before' } }]
    : [];
  return { row, entries: [arrived(seat, { arrivedAt, person }), ...power] };
}

function leaving(seat: Seat, now: Presence | undefined, time: Date, given: Attendance): Change | null {
  if (!now || (now.leftAt !== null && (given.at === null || now.leftAt.getTime() === time.getTime()))) return null;
  if (time < now.arrivedAt) throw invalid('at');
  return {
    row: { ...now, leftAt: time, beside: '' },
    entries: [{ kind: 'left', seat: seat.id, fields: { time: time.toISOString() } }],
  };
}

/** The one who came or left, and the other one of the couple. */
type Pair = { me: string; other: string };

/** Whoever of a couple comes second is beside the one who holds the seat. */
function arrivalBeside(seat: Seat, now: Presence | undefined, time: Date, { me, other }: Pair): Change | null {
  if (!now || now.leftAt !== null || now.proxy !== null || (now.person !== '' && now.person !== other)) return null;
  if (now.beside === me) return null;
  const fields = { time: time.toISOString(), person: committed(seat.salt, me), beside: true };
  return { row: { ...now, person: other, beside: me }, entries: [{ kind: 'arrived', seat: seat.id, fields }] };
}

/** When one of a couple leaves, the other one who is in the room holds the seat, which stays. */
function leavingBeside(seat: Seat, now: Presence | undefined, time: Date, { me, other }: Pair): Change | null {
  if (!now || now.leftAt !== null || now.beside === '' || ![now.person, now.beside].includes(me)) return null;
  if (time < now.arrivedAt) throw invalid('at');
  const fields = { time: time.toISOString(), person: committed(seat.salt, other), instead: committed(seat.salt, me) };
  return { row: { ...now, person: other, beside: '' }, entries: [{ kind: 'arrived', seat: seat.id, fields }] };
}

/** The couple of the seats as the one who is meant sees it; refused when they are not one of it. */
async function pairsOf(db: Db, scope: Scope, voteId: number, spouse: number, seats: readonly number[]) {
  const couples = await couplesOf(db, scope, voteId, seats);
  return new Map(
    seats.map((seat): [number, Pair] => {
      const couple = couples.get(seat) ?? [];
      const [me, other] = [couple.find((p) => p.id === spouse), couple.find((p) => p.id !== spouse)];
      if (!me || !other) throw new Refused('VOTE.ERRORS.NOT_COUPLE', { fields: { spouse: 'VOTE.ERRORS.NOT_COUPLE' } });
      return [seat, { me: me.name, other: other.name }];
    }),
  );
}

/** The same departures with the reason at those whose answers fall out by it; refused without one, which names them. */
function withReason(
  changes: readonly Change[],
  fallen: readonly Fallen[],
  seats: readonly Seat[],
  reason: string,
): Change[] {
  const voted = new Set(fallen.map((f) => f.seat));
  if (voted.size > 0 && reason === '') {
    const who = seats.filter((s) => voted.has(s.id));
    const fields = { reason: 'VOTE.ERRORS.LEFT_REASON' } as const;
    throw new Refused('VOTE.ERRORS.LEFT_REASON', {
      fields,
      params: { seats: namesOf(who) },
      data: { seats: who.map((s) => s.id) },
    });
  }
  return changes.map(({ row, entries }) => ({
    row,
    entries: voted.has(row.seat)
      ? entries.map((e) => (e.kind === 'left' ? { ...e, fields: { ...e.fields, reason } } : e))
      : entries,
  }));
}

/** Name of who came by the power of attorney, held until the end; refused when it does not reach all the seats. */
async function agentFor(
  db: Db,
  scope: Scope,
  voteId: number,
  { proxy }: Attendance,
  seats: readonly number[],
  now: Date,
): Promise<string> {
  if (!proxy) return '';
  await holdForUse(db, scope, voteId, [{ proxy }], now);
  const reached = (await seatsByPowers(db, scope, voteId, { proxy, seats }, now)) ?? [];
  if (seats.some((id) => !reached.some((r) => r.seat === id))) throw new Refused('PROXIES.ERRORS.NOT_HOLDING');
  return reached[0]?.agent ?? '';
}

/** What the arrival or departure changes; null when it is written already. */
function moveOf(seat: Seat, now: Presence | undefined, time: Date, given: Attendance, pair?: Pair): Change | null {
  if (!pair) return (given.here ? arrival : leaving)(seat, now, time, given);
  if (given.here && now?.leftAt === null && [now.person, now.beside].includes(pair.me)) return null;
  const beside = (given.here ? arrivalBeside : leavingBeside)(seat, now, time, pair);
  // Who of a couple is there alone leaves with the seat.
  return beside ?? (given.here ? arrival : leaving)(seat, now, time, { ...given, person: pair.me });
}

/** What a desk says under the name of an event; said otherwise it is another one. */
function contentOf(
  { seats, here, at, person, proxy, spouse, reason }: Attendance,
  { device, order }: AttendanceEvent,
): string {
  const list = [...new Set(seats)].sort((a, b) => a - b);
  const who = { person, proxy: proxy ?? null, spouse: spouse ?? null, reason: reason ?? '' };
  return sha256(canonical({ seats: list, here, at, ...who, device, order }));
}

/**
 * Whether what the desk says is new; sent again it was taken, and under the same name nothing else is. The ledger of the vote
 * is held: two sendings at once wait for one another.
 */
async function takeEvent(db: Db, { scope, now }: At, told: Attendance): Promise<boolean> {
  const { event } = told;
  if (!event) return true;
  const digest = contentOf(told, event);
  const taken = await digestOfEvent(db, scope, told.id, event.id);
  if (taken === null) await addEvent(db, scope, told.id, { ...event, digest }, now);
  else if (taken !== digest) throw new Refused('VOTE.ERRORS.EVENT_OTHER');
  return taken === null;
}

/** Writes down who came to a vote on the spot and who left; what is written already is not written again. */
export async function markAttendance(db: Db, portal: Portal, { scope, now }: At, given: Attendance): Promise<void> {
  const vote = await heldVote(db, scope, given.id);
  // Sent again it is answered as it was, also once the vote is over.
  if (!(await takeEvent(db, { scope, now }, given))) return;
  // People come before the voting begins, and leave after its announced end while points are open.
  checkTaken({ ...vote, opensAt: null, closesAt: given.here ? vote.closesAt : null }, 'local', now);
  const time = given.at === null ? now : new Date(given.at);
  if (time.getTime() > now.getTime() + slack) throw invalid('at');
  const wanted = [...new Set(given.seats)];
  const [seats, present] = await Promise.all([
    seatsById(db, scope, vote.id, wanted),
    presenceOf(db, scope, vote.id, wanted),
  ]);
  if (seats.length !== wanted.length || seats.some((s) => s.parted)) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  const person = given.here ? await agentFor(db, scope, vote.id, given, wanted, now) : '';
  const backers = await backersOf(db, scope, given.proxy ? [given.proxy] : []);
  const asked = { ...given, ...(person && { person }), second: backers.get(given.proxy ?? 0) };
  const pairs = given.spouse ? await pairsOf(db, scope, vote.id, given.spouse, wanted) : new Map<number, Pair>();
  const moved = seats.flatMap((s) => moveOf(s, present.get(s.id), time, asked, pairs.get(s.id)) ?? []);
  if (moved.length === 0) return;
  const leavers = given.here
    ? []
    : moved.filter((c) => c.row.leftAt !== null && present.get(c.row.seat)?.leftAt === null).map((c) => c.row.seat);
  const fallen = await openAnswersOf(db, scope, vote.id, leavers);
  const changes = withReason(moved, fallen, seats, given.reason ?? '');
  const entries = signed(
    scope,
    changes.flatMap((c) => c.entries),
    given.event,
  );
  const written = await append(db, scope, portal, vote.id, entries, now);
  const uses = entries.flatMap(({ kind, seat }, i) =>
    kind === 'proxy'
      ? [{ seat: seat as number, proxy: given.proxy as number, seq: written.entries[i]?.seq as number }]
      : [],
  );
  await noteUses(db, scope, vote.id, uses, now);
  await keepPresence(
    db,
    scope,
    vote.id,
    changes.map((c) => c.row),
  );
  await dropOpenAnswers(db, scope, vote.id, leavers);
  await tellFallen(db, portal, { scope, now }, { vote, seats, fallen, time, reason: given.reason ?? '' });
  if (!given.quiet) await askForSheet({ db, scope, now }, portal, vote);
  const detail = { seats: changes.length, here: given.here };
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'attendance', detail });
}
