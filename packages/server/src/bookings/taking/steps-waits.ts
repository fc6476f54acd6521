import type { WaitInput } from '#contract/bookings/schema.ts';
import { mostOpenOfUnit } from '#contract/bookings/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { endOfStrangers, holdingBetween } from '../rows/queries.ts';
import { type At, thingHeld } from '../rows/queries-things.ts';
import { addWait, dropWait, dropWaitsOfStrangers, type Wait, waitsOf } from '../rows/queries-waits.ts';
import { tellEnded } from '../telling/steps.ts';
import { refuseForeign, spanAsked } from './steps.ts';
import { passOn } from './steps-freed.ts';

/** The asker will be offered the time when it is free, or has it booked at once. */
export async function waitFor(at: At, input: WaitInput): Promise<number> {
  const { db, scope, now } = at;
  const { thingId, unitId, atOnce } = input;
  const span = spanAsked(await thingHeld(db, scope, thingId), input, now);
  await refuseForeign(at, unitId, span);
  const holding = await holdingBetween(db, scope, thingId, span.start, span.end);
  if (holding.length === 0) throw new Refused('BOOKING.ERRORS.FREE');
  const waits = await waitsOf(db, scope, now);
  if (waits.some((w) => w.thingId === thingId && w.wallFrom === span.startsAt))
    throw new Refused('BOOKING.ERRORS.WAITS');
  if (waits.length >= mostOpenOfUnit) throw new Refused('BOOKING.ERRORS.MOST');
  return (await addWait(db, scope, { thingId, unitId, span, atOnce }, now)).id;
}

/** One of the asker's; 404 where they do not wait for it. */
export async function waitSeen({ db, scope, now }: At, id: number): Promise<Wait> {
  const found = (await waitsOf(db, scope, now)).find((w) => w.id === id);
  if (!found) throw new Refused('BOOKING.ERRORS.WAIT');
  return found;
}

export async function leaveWait({ db, scope }: At, id: number): Promise<void> {
  if (!(await dropWait(db, scope, id))) throw new Refused('BOOKING.ERRORS.WAIT');
}

/** Other people have these units now: what was booked for days on which its people do not belong there is free again. */
export async function followRegister(portal: Portal, at: At, units: readonly number[]): Promise<void> {
  if (units.length === 0) return;
  const { db, scope, now } = at;
  await dropWaitsOfStrangers(db, scope, units);
  for (const ended of await endOfStrangers(db, scope, units, now)) {
    await tellEnded(portal, at, ended);
    await passOn(portal, at, ended);
  }
}
