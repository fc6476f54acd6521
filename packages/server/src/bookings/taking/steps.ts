import { showDay } from '#contract/base/time/dates.ts';
import { askedSpan, lastDayOf, reminderOf, weekOf, whyNotMore, whyNotTime } from '#contract/bookings/rules.ts';
import type { Span } from '#contract/bookings/rules-times.ts';
import type { BookingInput, Cancelling, Decision } from '#contract/bookings/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import {
  addBooking,
  type Booking,
  bookingOf,
  changeBooking,
  holdingBetween,
  type Numbered,
  usedBy,
} from '../rows/queries.ts';
import { type At, type Thing, thingHeld } from '../rows/queries-things.ts';
import { isTheirsOn, myUnits, unitHeld } from '../rows/queries-units.ts';
import { dropWaitsOfUnit } from '../rows/queries-waits.ts';
import { tellAsked, tellDecided, tellEnded } from '../telling/steps.ts';
import { passOn } from './steps-freed.ts';

/** The time that is asked for, or the refusal that says why it can't be had of this thing. */
export function spanAsked(
  thing: Thing,
  { startsAt, count }: Pick<BookingInput, 'startsAt' | 'count'>,
  now: Date,
): Span {
  const { least, most } = thing;
  const span = askedSpan(thing, startsAt, count);
  if (typeof span === 'string') throw new Refused(span, { params: { least, most } });
  const why = whyNotTime(thing, span, now);
  if (why) throw new Refused(why, { params: { day: showDay(lastDayOf(thing, now)) } });
  return span;
}

/** Refuses whoever does not belong to the unit, now or then. */
export async function refuseForeign({ db, scope, now }: At, unitId: number, span: Span): Promise<void> {
  const units = await myUnits(db, scope, now);
  if (!units.some((u) => u.id === unitId)) throw new Refused('BOOKING.ERRORS.UNIT');
  if (!(await isTheirsOn(db, scope, { unitId, memberId: scope.memberId }, span.startsAt.slice(0, 10))))
    throw new Refused('BOOKING.ERRORS.UNIT_THEN');
}

type Wanted = { unitId: number; span: Span; but?: number };
async function refuseMore({ db, scope, now }: At, thing: Thing, { span, ...of }: Wanted): Promise<void> {
  const { from, to } = weekOf(span);
  const used = await usedBy(db, scope, { thingId: thing.id, ...of }, from, to, now);
  const why = whyNotMore(thing, { ...used, inWeek: used.days.length });
  if (why) throw new Refused(why);
}

/** Theirs, or asked of the committee; whoever administers needs nobody's consent. */
function stateOf({ scope, now }: At, { approval }: Thing, span: Span) {
  if (approval && !may(scope, 'events', 'rw')) return { state: 'asked', remindAt: null } as const;
  return { state: 'booked', remindAt: reminderOf(span, now) } as const;
}

/** Books it, or asks the committee; whoever administers needs nobody's consent. */
export async function book(portal: Portal, at: At, input: BookingInput): Promise<Booking> {
  const { db, scope, now } = at;
  const { thingId, unitId } = input;
  await unitHeld(db, scope, unitId);
  const thing = await thingHeld(db, scope, thingId);
  const span = spanAsked(thing, input, now);
  await refuseForeign(at, unitId, span);
  await refuseMore(at, thing, { unitId, span });
  const { state, remindAt } = stateOf(at, thing, span);
  const made = await addBooking(db, scope, { thingId, unitId, state, remindAt, span }, now);
  if (!made) {
    const [theirs] = await holdingBetween(db, scope, thingId, span.start, span.end);
    throw new Refused('BOOKING.ERRORS.TAKEN', { params: { unit: theirs?.number ?? '' } });
  }
  await dropWaitsOfUnit(db, scope, { thingId, unitId, span });
  if (state === 'asked') await tellAsked(portal, at, made);
  return made;
}

/** The booking with its thing, which is held; 404 where it is neither of the asker's units nor theirs to administer. */
async function held({ db, scope, now }: At, id: number): Promise<{ had: Numbered; mine: boolean }> {
  const found = await bookingOf(db, scope, id);
  const units = await myUnits(db, scope, now);
  const mine = units.some((u) => u.id === found?.unitId);
  if (!found || !(mine || may(scope, 'events', 'rw'))) throw new Refused('BOOKING.ERRORS.NONE');
  await thingHeld(db, scope, found.thingId);
  // Somebody may have ended it meanwhile.
  const had = await bookingOf(db, scope, id);
  if (!had) throw new Refused('BOOKING.ERRORS.NONE');
  return { had, mine };
}

type Ended = { had: Numbered; byCommittee: boolean };

const spanOf = (b: Booking): Span => ({ startsAt: b.wallFrom, endsAt: b.wallTo, start: b.startsAt, end: b.endsAt });

/** Takes what is kept for one of the asker's units, which waited for it. */
export async function take(portal: Portal, at: At, id: number): Promise<Booking> {
  const { db, scope, now } = at;
  // The unit before the thing, as whoever books.
  const offered = await bookingOf(db, scope, id);
  if (offered) await unitHeld(db, scope, offered.unitId);
  const { had, mine } = await held(at, id);
  if (!mine) throw new Refused('BOOKING.ERRORS.UNIT');
  if (had.state !== 'offered' || (had.offeredUntil as Date) <= now) throw new Refused('BOOKING.ERRORS.LAPSED');
  const thing = await thingHeld(db, scope, had.thingId);
  const { unitId } = had;
  await refuseForeign(at, unitId, spanOf(had));
  await refuseMore(at, thing, { unitId, span: spanOf(had), but: id });
  const set = { ...stateOf(at, thing, spanOf(had)), offeredUntil: null, memberId: scope.memberId };
  const taken = await changeBooking(db, scope, had, set, now);
  if (taken.state === 'asked') await tellAsked(portal, at, taken);
  return taken;
}

/** Cancels it; it goes to those who wait for the time, and whose it is is told when somebody else does it. */
export async function cancel(portal: Portal, at: At, { id, reason }: Cancelling): Promise<Ended> {
  const { db, scope, now } = at;
  const { had, mine } = await held(at, id);
  if (!['asked', 'booked', 'offered'].includes(had.state)) throw new Refused('BOOKING.ERRORS.NONE');
  if (had.endsAt <= now) throw new Refused('BOOKING.ERRORS.OVER');
  const by = mine ? {} : ({ endedWhy: 'committee', reason, decidedBy: scope.memberId, decidedAt: now } as const);
  const over = { state: 'cancelled', remindAt: null, offeredUntil: null } as const;
  const ended = await changeBooking(db, scope, had, { ...over, ...by }, now);
  if (!mine) await tellEnded(portal, at, ended);
  await passOn(portal, at, ended);
  return { had, byCommittee: !mine };
}

/** Gives what was asked for, or declines it; whoever asked is told. */
export async function decide(portal: Portal, at: At, { id, approve, reason }: Decision): Promise<Numbered> {
  const { db, scope, now } = at;
  const { had } = await held(at, id);
  if (had.state !== 'asked') throw new Refused('BOOKING.ERRORS.DECIDED');
  if (had.endsAt <= now) throw new Refused('BOOKING.ERRORS.PAST');
  const remindAt = approve ? reminderOf({ start: had.startsAt, startsAt: had.wallFrom }, now) : null;
  const set = { state: approve ? 'booked' : 'declined', decidedBy: scope.memberId, decidedAt: now } as const;
  const done = await changeBooking(db, scope, had, { ...set, reason, remindAt }, now);
  await tellDecided(portal, at, done);
  if (!approve) await passOn(portal, at, done);
  return { ...done, number: had.number };
}
