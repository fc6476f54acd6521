import { Refused } from '#contract/refusals.ts';
import { commitment } from '#contract/votes/rules-ledger.ts';
import type { Stored } from '#contract/votes/schema-ballots.ts';
import { record } from '../../base/audit.ts';
import type { Db } from '../../base/db.ts';
import { may, type Scope, type Session } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { append, type NewEntry } from '../ledger/steps.ts';
import { seatsByPowers } from '../proxies/queries-use.ts';
import { holdForUse, noteUses } from '../proxies/steps-use.ts';
import { tellOthers } from './notices.ts';
import { type Acting, answersOf, type Seat, seatsById } from './queries.ts';
import { keepPresence, type Presence, presenceOf } from './queries-presence.ts';
import type { Ballot } from './steps.ts';
import { checkTaken, heldVote, write } from './steps-store.ts';

type At = { scope: Scope; now: Date };
type Attendance = {
  id: number;
  seats: readonly number[];
  here: boolean;
  at: string | null;
  person: string;
  /** The power of attorney by which somebody came. */
  proxy?: number | null;
};

/** A small difference of clocks is not the future. */
const slack = 60_000;
const invalid = (field: string) =>
  new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: 'BASE.FORM.INVALID' } });

/** The name in the ledger: nobody reads it there, and whoever has it with the salt can prove it. */
const committed = (salt: string | null, person: string) => (person && salt ? commitment(salt, person) : '');

const arrived = (seat: Seat, { arrivedAt, person }: Pick<Presence, 'arrivedAt' | 'person'>): NewEntry => {
  const fields = { time: arrivedAt.toISOString(), person: committed(seat.salt, person) };
  return { kind: 'arrived', seat: seat.id, fields };
};

/** Who wrote it down: a member of the house, or a visit of a product administrator, whose reason the committee sees. */
const writtenBy = ({ memberId, actorId }: Scope): { [who: string]: number } =>
  memberId === null ? { visit: actorId } : { by: memberId };
const signed = (scope: Scope, entries: readonly NewEntry[]): NewEntry[] =>
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
  const power: NewEntry[] = isNew ? [{ kind: 'proxy', seat: seat.id, fields: { proxy } }] : [];
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
  // People come before the voting begins.
  checkTaken({ ...vote, opensAt: null }, 'local', now);
  const time = given.at === null ? now : new Date(given.at);
  if (time.getTime() > now.getTime() + slack) throw invalid('at');
  const wanted = [...new Set(given.seats)];
  const seats = await seatsById(db, scope, vote.id, wanted);
  if (seats.length !== wanted.length) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  const present = await presenceOf(db, scope, vote.id, wanted);
  const change = given.here ? arrival : leaving;
  const person = given.here ? await agentFor(db, scope, vote.id, given, wanted, now) : '';
  const asked = person ? { ...given, person } : given;
  const changes = seats.flatMap((s) => change(s, present.get(s.id), time, asked) ?? []);
  if (changes.length === 0) return;
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
  const detail = { seats: changes.length, here: given.here };
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'attendance', detail });
}

/** Whoever votes is there: those who were not yet are written down as come. */
async function welcome(db: Db, house: House, { scope, now }: At, { vote, answers }: Ballot, seats: readonly Seat[]) {
  const voting = seats.filter((s) => [...(answers.get(s.id)?.values() ?? [])].some((v) => v !== 'miss'));
  const present = await presenceOf(
    db,
    scope,
    vote.id,
    voting.map((s) => s.id),
  );
  const rows = new Map<Seat, Presence>();
  for (const s of voting)
    if (!present.has(s.id)) rows.set(s, { seat: s.id, arrivedAt: now, leftAt: null, person: '', proxy: null });
  if (rows.size === 0) return;
  await append(
    db,
    scope,
    house,
    vote.id,
    signed(
      scope,
      [...rows].map(([seat, row]) => arrived(seat, row)),
    ),
    now,
  );
  await keepPresence(db, scope, vote.id, [...rows.values()]);
}

/**
 * Writes down answers given on the spot. Until the end later ones correct earlier ones; the ledger keeps all. Owners of
 * seats that somebody votes for by a power of attorney are told at the first of them.
 */
export async function storeLocal(db: Db, house: House, at: At & { session: Session }, ballot: Ballot): Promise<Stored> {
  const { scope, now } = at;
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  if (scope.memberId === null || ballot.seats.some((s) => s.own)) throw new Refused('VOTE.ERRORS.NOT_YOURS');
  const vote = await heldVote(db, scope, ballot.vote.id);
  checkTaken(vote, 'local', now);
  const kept = await answersOf(
    db,
    scope,
    vote.id,
    ballot.seats.map((s) => s.id),
  );
  const differs = (s: Seat) =>
    [...(ballot.answers.get(s.id) ?? [])].some(([point, value]) => kept.get(s.id)?.get(point) !== value);
  const changed = ballot.seats.filter(differs);
  if (changed.length === 0) return { receipts: [], refused: [] };
  await welcome(db, house, at, ballot, changed);
  const there = await presenceOf(
    db,
    scope,
    vote.id,
    changed.map((s) => s.id),
  );
  const as = (seat: number): Pick<Acting, 'channel' | 'fields'> => {
    const proxy = there.get(seat)?.proxy;
    return proxy ? { channel: 'proxy', fields: { for: proxy } } : { channel: 'local', fields: {} };
  };
  const receipts = await write(db, house, scope, ballot, changed, as, now);
  const byPower = changed.filter((s) => s.answered === 0 && as(s.id).channel === 'proxy');
  if (byPower.length > 0) await tellOthers(db, house, at, ballot, byPower);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'local', detail: { seats: changed.length } });
  return { receipts, refused: [] };
}
