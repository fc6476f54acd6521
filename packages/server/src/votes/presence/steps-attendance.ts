import { Refused } from '#contract/refusals.ts';
import { commitment } from '#contract/votes/rules-ledger.ts';
import { record } from '../../base/audit.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { type Seat, seatsById } from '../ballots/queries.ts';
import { checkTaken, heldVote } from '../ballots/steps-store.ts';
import { append, type NewEntry } from '../ledger/steps.ts';
import { backersOf, seatsByPowers } from '../proxies/queries-use.ts';
import { holdForUse, noteUses } from '../proxies/steps-use.ts';
import { namesOf, tellFallen } from './notices.ts';
import { dropOpenAnswers, type Fallen, openAnswersOf } from './queries.ts';
import { keepPresence, type Presence, presenceOf } from './queries-attendance.ts';

type At = { scope: Scope; now: Date };
type Attendance = {
  id: number;
  seats: readonly number[];
  here: boolean;
  at: string | null;
  person: string;
  /** The power of attorney by which somebody came. */
  proxy?: number | null;
  /** Who backs that power. */
  second?: string;
  /** Why somebody left who had answered an open point. */
  reason?: string;
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
export const signed = (scope: Scope, entries: readonly NewEntry[]): NewEntry[] =>
  entries.map((e) => ({ ...e, fields: { ...e.fields, ...writtenBy(scope) } }));

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
  const row = { seat: seat.id, arrivedAt: now && !isThere ? now.arrivedAt : arrivedAt, leftAt: null, person, proxy };
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
    row: { ...now, leftAt: time },
    entries: [{ kind: 'left', seat: seat.id, fields: { time: time.toISOString() } }],
  };
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

/** Writes down who came to a vote on the spot and who left; what is written already is not written again. */
export async function markAttendance(db: Db, house: House, { scope, now }: At, given: Attendance): Promise<void> {
  const vote = await heldVote(db, scope, given.id);
  // People come before the voting begins, and leave after its announced end while points are open.
  checkTaken({ ...vote, opensAt: null, closesAt: given.here ? vote.closesAt : null }, 'local', now);
  const time = given.at === null ? now : new Date(given.at);
  if (time.getTime() > now.getTime() + slack) throw invalid('at');
  const wanted = [...new Set(given.seats)];
  const seats = await seatsById(db, scope, vote.id, wanted);
  if (seats.length !== wanted.length || seats.some((s) => s.parted)) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  const present = await presenceOf(db, scope, vote.id, wanted);
  const change = given.here ? arrival : leaving;
  const person = given.here ? await agentFor(db, scope, vote.id, given, wanted, now) : '';
  const backers = await backersOf(db, scope, given.proxy ? [given.proxy] : []);
  const asked = { ...given, ...(person && { person }), second: backers.get(given.proxy ?? 0) };
  const moved = seats.flatMap((s) => change(s, present.get(s.id), time, asked) ?? []);
  if (moved.length === 0) return;
  const leavers = given.here
    ? []
    : moved.filter((c) => present.get(c.row.seat)?.leftAt === null).map((c) => c.row.seat);
  const fallen = await openAnswersOf(db, scope, vote.id, leavers);
  const changes = withReason(moved, fallen, seats, given.reason ?? '');
  const entries = signed(
    scope,
    changes.flatMap((c) => c.entries),
  );
  const written = await append(db, scope, house, vote.id, entries, now);
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
  await tellFallen(db, house, { scope, now }, { vote, seats, fallen, time, reason: given.reason ?? '' });
  const detail = { seats: changes.length, here: given.here };
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'attendance', detail });
}
