import { randomBytes } from 'node:crypto';
import { type Fraction, fraction, multiply, reduce, subtract, sum } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { seatsOf, type UnitOfHouse } from '#contract/census/rules.ts';
import { commitment } from '#contract/ledger/rules.ts';
import { committedNames, seatText, type Voters } from '#contract/ledger/rules-frozen.ts';
import type { RegisterSource } from '#contract/motions/schema.ts';
import { ownersKey } from '#contract/representations/rules.ts';
import { dropOpenAnswers, keepGivers, partAnswers } from '../answers/queries-givers.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type Register, readRegister } from '../census/queries.ts';
import { addPart, giveSeats, type Holder, keepChanges, markParted, type Names } from '../census/queries-changes.ts';
import type * as q from '../census/queries-register.ts';
import { toSeat } from '../census/steps.ts';
import { append, holdLedger } from '../ledger/steps.ts';
import { isClosed, type Vote } from '../motions/queries.ts';
import { papersOfSeats } from '../paper/counting/queries.ts';
import { voidPapers } from '../paper/counting/steps-settle.ts';
import { leaveRoom, partPresence } from '../presence/queries-attendance.ts';
import { partUses } from '../proxies/queries-use.ts';
import { tellChanges } from './notices.ts';
import * as f from './queries.ts';
import { runningIds, sharesOn, standingSeats, unitsOfOwner, voteById, votesWith } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
type Cause = { source: RegisterSource };

/** Units of a seat that have the same owners now, and who acts for them. */
type Group = Holder & { unitIds: number[]; units: string };
type Turned = { seat: q.Standing; to: Group };
type Dates = { day: string; known: Date };

/** What a list of labels is written as; no label holds it. */
const between = ', ';

const asText = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).join();
const isOf = (seat: q.Standing, to: Holder) => asText(seat.ownerIds) === asText(to.ownerIds);
const votersText = (voters: Voters) => [...voters].sort(([a], [b]) => a - b).join(';');
const standsFor = ({ voters, ownerIds }: Holder | q.Standing) =>
  voters.length > 0 ? voters.map(([id]) => id) : ownerIds;
const haveCommon = (a: Holder | q.Standing, b: Holder) => standsFor(a).some((id) => standsFor(b).includes(id));

function groupOf(units: readonly UnitOfHouse[], seat: q.Standing, register: Register): Group {
  const [first] = units as [UnitOfHouse];
  const named = new Set(units.map((u) => u.representativeId));
  // One person represents the whole seat, or nobody does.
  const representativeId = named.size === 1 ? first.representativeId : null;
  const [one] = seatsOf([{ ...first, representativeId }], register);
  const { owners, ownerIds, spare, voters } = toSeat(one as NonNullable<typeof one>, register);
  // Under the labels that were frozen, in their order.
  const labels = seat.units.split(between);
  const mine = seat.unitIds.flatMap((id, i) =>
    units.some((u) => u.id === id) ? [{ id, label: labels[i] ?? '' }] : [],
  );
  return {
    unitIds: mine.map((u) => u.id),
    units: mine.map((u) => u.label).join(between),
    ...{ owners, ownerIds, spare },
    // What was the association's own when the list was frozen votes for nobody; the base stays.
    voters: seat.own ? [] : voters.map((v) => [v.memberId, v.how] as const),
  };
}

/** The seat's units by their owners of today; null where one of them is no more. */
function groupsOf(seat: q.Standing, all: ReadonlyMap<number, UnitOfHouse>, register: Register): Group[] | null {
  const units = [...seat.unitIds].sort((a, b) => a - b).flatMap((id) => all.get(id) ?? []);
  if (units.length < seat.unitIds.length) return null;
  return [...Map.groupBy(units, ownersKey).values()].map((some) => groupOf(some, seat, register));
}

const seal = (names: Names) => {
  const salt = randomBytes(16).toString('hex');
  return { salt, commitment: commitment(salt, committedNames(2, names)) };
};

/** By which day each change holds, and since when the portal knows of it. */
async function datesOf(at: At, changed: readonly { unitIds: readonly number[]; isSold: boolean }[], { source }: Cause) {
  const { db, scope, now } = at;
  const today = dayIn(now);
  const sold = source === 'undone' ? [] : changed.flatMap((c) => (c.isSold ? c.unitIds : []));
  const days = await f.daysOfOwners(db, scope, sold, today);
  const ids = source === 'planned' ? changed.flatMap((c) => c.unitIds) : [];
  const typed = ids.length > 0 ? await f.changesTyped(db, scope, ids) : [];
  return changed.map(({ unitIds, isSold }) => {
    const held = isSold ? unitIds.flatMap((id) => days.get(id) ?? []) : [];
    const day = held.sort().at(-1) ?? today;
    const since = typed.filter((t) => t.day === day && unitIds.includes(t.unit)).map((t) => t.at.getTime());
    return { day, known: since.length > 0 ? new Date(Math.max(...since)) : now };
  });
}

const told = ({ day, known }: Dates, { source }: Cause) => ({
  day,
  source,
  known: known.toISOString(),
});
const listed = (voters: Voters) => [...voters].sort(([a], [b]) => a - b).map(([id, how]) => [id, how]);

/** Whoever was in the room for these seats does not stand for them any more: nothing they said of open points holds. */
async function emptySeats({ db, scope, now }: At, voteId: number, seats: readonly number[]): Promise<void> {
  await leaveRoom(db, scope, voteId, seats, now);
  await dropOpenAnswers(db, scope, voteId, seats);
}

/** Whole seats are somebody else's, or somebody else acts for them. */
async function follow(portal: Portal, at: At, vote: Vote, turns: readonly Turned[], cause: Cause): Promise<void> {
  if (turns.length === 0) return;
  const { db, scope, now } = at;
  const dates = await datesOf(
    at,
    turns.map(({ seat, to }) => ({ unitIds: seat.unitIds, isSold: !isOf(seat, to) })),
    cause,
  );
  const sealed = turns.map(({ to }) => seal(to));
  const written = turns.map(({ seat, to }, i) => {
    const people = [...to.ownerIds].sort((a, b) => a - b);
    const names = { from: seat.commitment, to: sealed[i]?.commitment as string, voters: listed(to.voters) };
    return {
      kind: 'register',
      seat: seat.id,
      fields: { ...names, ...told(dates[i] as Dates, cause), people },
    } as const;
  });
  const { entries } = await append(db, scope, portal, vote.id, written, now);
  const sold = turns
    .filter(({ seat, to }) => !isOf(seat, to))
    .map(({ seat }) => ({ seat: seat.id, owners: seat.ownerIds }));
  await keepGivers(db, scope, vote.id, sold);
  await giveSeats(db, scope, vote.id, turns);
  const strange = turns.filter(({ seat, to }) => !isOf(seat, to) && !haveCommon(seat, to)).map((t) => t.seat.id);
  const gone = vote.type === 'local' ? await f.inRoom(db, scope, vote.id, strange) : [];
  if (gone.length > 0) await emptySeats(at, vote.id, gone);
  const changes = turns.map(({ seat, to }, i) => {
    const seq = entries[i]?.seq as number;
    return { ...(dates[i] as Dates), ...cause, seq, seat, to: { ...to, ...(sealed[i] as ReturnType<typeof seal>) } };
  });
  await keepChanges(db, scope, vote.id, changes);
  await tellChanges(
    db,
    portal,
    at,
    vote,
    changes.map(({ seat, to, day }) => ({ seat, parts: [to], papers: 0, day })),
  );
}

/** What the units weighed when the list was frozen: exactly the seat's share together, also where that was corrected by hand. */
async function weightsOf(
  { db, scope }: At,
  vote: Vote,
  seat: q.Standing,
  groups: readonly Group[],
): Promise<Fraction[]> {
  const shares = await sharesOn(db, scope, seat.unitIds, dayIn(vote.startedAt as Date));
  const isKnown = seat.unitIds.every((id) => shares.has(id));
  const unit = (id: number) => (isKnown ? (shares.get(id) as Fraction) : fraction(1, 1));
  const all = sum(seat.unitIds.map(unit));
  const parts = groups.map((g) => {
    const share = sum(g.unitIds.map(unit));
    return reduce(multiply(seat.share, { num: share.num * all.den, den: share.den * all.num }));
  });
  // The last one has what is left, so that nothing can be lost.
  return parts.map((p, i) => (i < parts.length - 1 ? p : reduce(subtract(seat.share, sum(parts.slice(0, -1))))));
}

/** Everything noted of the whole is noted of its parts from now on; in the room is only `here`, or nobody. */
async function handOver(
  { db, scope }: At,
  voteId: number,
  whole: q.Standing,
  parts: readonly number[],
  { seq, here }: { seq: number; here: number | null },
): Promise<void> {
  await keepGivers(db, scope, voteId, [{ seat: whole.id, owners: whole.ownerIds }]);
  await partAnswers(db, scope, voteId, whole.id, parts);
  await partUses(db, scope, voteId, whole.id, parts);
  await partPresence(db, scope, voteId, whole.id, here);
  await markParted(db, scope, voteId, whole.id, seq);
}

/** The seat's units have different owners: each group of them acts for itself from now on. */
async function part(
  portal: Portal,
  at: At,
  vote: Vote,
  whole: q.Standing,
  groups: Group[],
  cause: Cause,
): Promise<void> {
  const { db, scope, now } = at;
  const changed = groups.filter((g) => !isOf(whole, g));
  const sold = changed.flatMap((g) => g.unitIds);
  const [dates] = (await datesOf(at, [{ unitIds: sold, isSold: changed.length > 0 }], cause)) as [Dates];
  const weights = await weightsOf(at, vote, whole, groups);
  const waiting = (await papersOfSeats(db, scope, vote.id, [whole.id])).filter((p) => p.voidAt === null && !p.counts);
  await voidPapers(db, portal, { scope, now }, vote, waiting, 'parted');
  const parts = [];
  for (const [i, group] of groups.entries()) {
    const share = weights[i] as Fraction;
    const sealed = seal(group);
    const id = await addPart(db, scope, vote.id, whole, { ...group, share }, sealed);
    parts.push({
      ...group,
      id,
      share,
      labels: group.units.split(between),
      own: whole.own,
      commitment: sealed.commitment,
    });
  }
  const fields = { parts: parts.map((p) => seatText(p, 2)), ...told(dates, cause) };
  const { entries } = await append(db, scope, portal, vote.id, [{ kind: 'parted', seat: whole.id, fields }], now);
  const seq = entries[0]?.seq as number;
  const heirs = parts.filter((p) => haveCommon(whole, p));
  const here = heirs.length === 1 ? (heirs[0]?.id ?? null) : null;
  const ids = parts.map((p) => p.id);
  await handOver(at, vote.id, whole, ids, { seq, here });
  if (vote.type === 'local') {
    const isHere = here !== null && (await f.inRoom(db, scope, vote.id, [here])).length > 0;
    const gone = ids.filter((id) => !(isHere && id === here));
    await emptySeats(at, vote.id, gone);
  }
  await keepChanges(db, scope, vote.id, [{ seat: whole, seq, ...dates, ...cause, to: null }]);
  await tellChanges(db, portal, at, vote, [{ seat: whole, parts, papers: waiting.length, day: dates.day }]);
}

/** The same in one vote alone, whose ledger is held: who waited for another one's would wait crosswise. */
export async function followIn(
  portal: Portal,
  at: At,
  voteId: number,
  unitIds: readonly number[],
  cause: Cause,
): Promise<void> {
  const { db, scope, now } = at;
  await holdLedger(db, scope, voteId);
  const vote = await voteById(db, scope, voteId);
  // Once ballots are taken no more nobody acts for anything; at an assembly points are closed after its announced end too.
  // The first form has nothing to compare with.
  if (vote?.status !== 'run' || vote.form < 2 || (vote.type === 'online' && isClosed(vote, now))) return;
  const seats = await standingSeats(db, scope, voteId, unitIds);
  const register = await readRegister(
    db,
    scope,
    now,
    seats.flatMap((s) => s.unitIds),
  );
  const units = new Map(register.units.map((u) => [u.id, u]));
  const turns: Turned[] = [];
  for (const seat of seats) {
    const groups = groupsOf(seat, units, register);
    const [only, ...others] = groups ?? [];
    if (!groups || !only) continue;
    if (others.length > 0) await part(portal, at, vote, seat, groups, cause);
    else if (!isOf(seat, only) || votersText(seat.voters) !== votersText(only.voters)) turns.push({ seat, to: only });
  }
  await follow(portal, at, vote, turns, cause);
}

/**
 * Lets running votes follow the register: every writer of owners or representatives calls it with the units it changed, in its
 * own transaction and after the change; where nothing differs nothing is written.
 */
export async function followRegister(
  portal: Portal,
  at: At,
  unitIds: readonly number[],
  source: RegisterSource,
): Promise<void> {
  if (unitIds.length === 0) return;
  for (const id of await votesWith(at.db, at.scope, unitIds)) await followIn(portal, at, id, unitIds, { source });
}

/** Holds the ledgers of all running votes, before anything that a ballot on its way holds. */
export async function holdRunning(db: Db, scope: Scope): Promise<void> {
  for (const id of await runningIds(db, scope)) await holdLedger(db, scope, id);
}

/** Running votes follow who acts for the places of somebody who died. */
export async function followEstate(portal: Portal, at: At, memberId: number): Promise<void> {
  const ids = await unitsOfOwner(at.db, at.scope, memberId, dayIn(at.now));
  await followRegister(portal, at, ids, 'estate');
}
