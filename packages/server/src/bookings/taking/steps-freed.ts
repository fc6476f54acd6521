import { offeredUntil, reminderOf, weekOf, whyNotMore, whyNotTime } from '#contract/bookings/rules.ts';
import type { Span } from '#contract/bookings/rules-times.ts';
import type { Portal } from '../../base/http/handler.ts';
import { addBooking, type Booking, changeBooking, type New, offerOver, usedBy } from '../rows/queries.ts';
import { type At, type Thing, thingHeld } from '../rows/queries-things.ts';
import { isTheirsOn, unitHeld } from '../rows/queries-units.ts';
import { dropWaitsOfUnit, freedWaits, noteTold, type Wait } from '../rows/queries-waits.ts';
import { tellAsked, tellFree, tellGiven } from '../telling/steps.ts';

type Freed = Pick<Booking, 'thingId' | 'startsAt' | 'endsAt'>;
type Bare = Omit<Wait, 'number'>;

const spanOf = (w: Bare): Span => ({ startsAt: w.wallFrom, endsAt: w.wallTo, start: w.startsAt, end: w.endsAt });

/** Whether who waits could book it now: by its rules, by what their unit has, and by the register. */
async function mayHave({ db, scope, now }: At, thing: Thing, wait: Bare): Promise<boolean> {
  const span = spanOf(wait);
  if (whyNotTime(thing, span, now) !== null) return false;
  const { from, to } = weekOf(span);
  const used = await usedBy(db, scope, wait, from, to, now);
  if (whyNotMore(thing, { ...used, inWeek: used.days.length }) !== null) return false;
  return isTheirsOn(db, scope, wait, span.startsAt.slice(0, 10));
}

/** As what they get it: theirs at once, theirs to take, or nothing, where it begins too soon to wait for anybody. */
function heldAs(thing: Thing, wait: Bare, isCounted: boolean, now: Date): Omit<New, 'span'> | null {
  const of = { thingId: thing.id, unitId: wait.unitId };
  if (isCounted) {
    const state = thing.approval ? 'asked' : 'booked';
    return { ...of, state, offeredUntil: null, remindAt: thing.approval ? null : reminderOf(spanOf(wait), now) };
  }
  const until = offeredUntil(spanOf(wait), now);
  return until && { ...of, state: 'offered', offeredUntil: until, remindAt: null };
}

type Passed = { wait: Bare; isCounted: boolean };
/** The time goes to who waits; whether somebody has any of it now. */
async function pass(portal: Portal, at: At, thing: Thing, { wait, isCounted }: Passed): Promise<boolean> {
  const { db, scope, now } = at;
  const held = heldAs(thing, wait, isCounted, now);
  if (!held) return false;
  const theirs = { ...scope, memberId: wait.memberId };
  const made = await addBooking(db, theirs, { ...held, span: spanOf(wait) }, now);
  // Somebody before them got some of it: they wait on.
  if (!made) return true;
  await dropWaitsOfUnit(db, scope, { ...held, span: spanOf(wait) });
  await tellGiven(at, made);
  if (made.state === 'asked') await tellAsked(portal, at, made);
  return true;
}

/**
 * Some time of the thing is free again: it goes to the first of those who wait for it and can have it. Where it begins too soon to
 * be kept for anybody, all of them are told at once.
 */
export async function passOn(portal: Portal, at: At, freed: Freed): Promise<void> {
  const { db, scope, now } = at;
  const thing = await thingHeld(db, scope, freed.thingId);
  const late: Bare[] = [];
  for (const wait of await freedWaits(db, scope, freed, now)) {
    // Whoever books for the unit right now counts what it has: then it is offered, and counted when it is taken.
    const isCounted = wait.atOnce && (await unitHeld(db, scope, wait.unitId, 'ifFree'));
    if (!(await mayHave(at, thing, wait))) continue;
    if (!(await pass(portal, at, thing, { wait, isCounted }))) late.push(wait);
  }
  for (const { id, memberId } of await noteTold(db, scope, late, now)) await tellFree(at, id, memberId);
}

/** What was offered and not taken in time goes on to the next one. */
export async function endOffer(portal: Portal, at: At, { id, thingId }: Pick<Booking, 'id' | 'thingId'>) {
  const { db, scope, now } = at;
  await thingHeld(db, scope, thingId);
  const offered = await offerOver(db, scope, id, now);
  if (!offered) return;
  const ended = await changeBooking(db, scope, offered, { state: 'cancelled', offeredUntil: null }, now);
  await passOn(portal, at, ended);
}
