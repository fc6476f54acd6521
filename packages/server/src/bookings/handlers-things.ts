import type { bookingThings } from '#contract/bookings/endpoints.ts';
import type { Thing as ThingView } from '#contract/bookings/schema.ts';
import { mostThings } from '#contract/bookings/schema-words.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { entrancesOf } from '../units/queries-entrances.ts';
import { countOpen } from './rows/queries.ts';
import { type At, type Thing, thingSeen, thingsOf } from './rows/queries-things.ts';
import { thingViews } from './rows/steps-view.ts';
import { correctThing, dropThing, newThing } from './things/steps.ts';

const viewOf = async (at: At, thing: Thing): Promise<ThingView> => (await thingViews(at, [thing]))[0] as ThingView;

/** Writes the deed down and answers the thing as it is now. */
async function done(at: At, verb: 'create' | 'update' | 'delete', thing: Thing): Promise<ThingView> {
  const { db, scope, now } = at;
  await record(db, scope, now, { noun: 'bookingThings', nounId: thing.id, verb, detail: { name: thing.name } });
  return viewOf(at, thing);
}

export const bookingThingHandlers = (portal: Portal): Handlers<typeof bookingThings> => ({
  async things(at) {
    const { db, scope, now } = at;
    const open = await countOpen(db, scope, now);
    const things = await thingViews(at, await thingsOf(db, scope, mostThings));
    const entrances = (await entrancesOf(db, scope)).map(({ id, name }) => ({ id, name }));
    return { things: things.map((t) => ({ ...t, openCount: open.get(t.id) ?? 0 })), entrances };
  },

  addThing: async (at, input) => done(at, 'create', await newThing(at, input)),

  remade: { addThing: async (at, id) => viewOf(at, await thingSeen(at.db, at.scope, id)) },

  changeThing: async (at, input) => done(at, 'update', await correctThing(at, input)),

  async removeThing(at, { id }) {
    await done(at, 'delete', await dropThing(portal, at, id));
    return null;
  },
});
