import { versionOf } from '#contract/base/calls/ids.ts';
import { problemsOf } from '#contract/bookings/rules.ts';
import type { ThingChange, ThingInput } from '#contract/bookings/schema-things.ts';
import { mostThings } from '#contract/bookings/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken } from '../../base/log/audit.ts';
import { endAllOf } from '../rows/queries.ts';
import {
  type At,
  addThing,
  changeThing,
  countThings,
  entranceNames,
  type Thing,
  thingHeld,
  type Words,
} from '../rows/queries-things.ts';
import { dropWaitsFor } from '../rows/queries-waits.ts';
import { tellEnded } from '../telling/steps.ts';

async function refuseWrong({ db, scope }: At, input: ThingInput): Promise<void> {
  const problems = problemsOf(input);
  if (Object.keys(problems).length > 0) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: problems });
  if (input.entranceId === null) return;
  const known = await entranceNames(db, scope, [input.entranceId]);
  if (known.size === 0)
    throw new Refused('BOOKING.ERRORS.ENTRANCE', { fields: { entranceId: 'BOOKING.ERRORS.ENTRANCE' } });
}

const wordsOf = (input: ThingInput): Words => {
  const { name, kind, description, entranceId, floor, by, opens, closes, slotMinutes, least, most } = input;
  const { daysAhead, perWeek, mostOpen, quiet, approval, isOpen } = input;
  return {
    ...{ name, kind, description, entranceId, floor, by, opens, closes, slotMinutes, least, most },
    ...{ daysAhead, perWeek, mostOpen, quiet, approval, isOpen },
  };
};

export async function newThing(at: At, input: ThingInput): Promise<Thing> {
  if ((await countThings(at.db, at.scope)) >= mostThings) throw new Refused('BOOKING.ERRORS.MOST_THINGS');
  await refuseWrong(at, input);
  return addThing(at.db, at.scope, wordsOf(input), at.now);
}

/** Changes a thing and its rules; what is booked already stays as it is. */
export async function correctThing(at: At, input: ThingChange): Promise<Thing> {
  const { db, scope, now } = at;
  const had = await thingHeld(db, scope, input.id);
  if (had.version !== versionOf(input.updatedAt))
    throw await overtaken(db, scope, { noun: 'bookingThings', nounId: had.id }, input.updatedAt);
  await refuseWrong(at, input);
  const words = wordsOf(input);
  return changeThing(db, scope, had, { ...words, quiet: [...words.quiet] }, now);
}

/** Removes the thing with what is booked of it; whoever booked it is told. */
export async function dropThing(portal: Portal, at: At, id: number): Promise<Thing> {
  const { db, scope, now } = at;
  const had = await thingHeld(db, scope, id);
  await dropWaitsFor(db, scope, id);
  for (const ended of await endAllOf(db, scope, id, now)) await tellEnded(portal, at, ended);
  return changeThing(db, scope, had, { deletedAt: now }, now);
}
