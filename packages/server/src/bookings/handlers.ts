import type { bookings } from '#contract/bookings/endpoints.ts';
import type { Booking as BookingView } from '#contract/bookings/schema.ts';
import { mostThings } from '#contract/bookings/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { endingWith } from '../base/db/db.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { askedOf, bookingOf, type Numbered, openOfUnits } from './rows/queries.ts';
import { type At, thingSeen, thingsOf } from './rows/queries-things.ts';
import { myUnits } from './rows/queries-units.ts';
import { waitsOf } from './rows/queries-waits.ts';
import { bookingView, thingViews, waitView } from './rows/steps-view.ts';
import { book, cancel, decide, take } from './taking/steps.ts';
import { timesOf } from './taking/steps-times.ts';
import { leaveWait, waitFor, waitSeen } from './taking/steps-waits.ts';

/** Who books for themselves is not written down: others learn units and never names. */
async function log({ db, scope, now }: At, verb: 'approve' | 'decline' | 'cancel', { id, thingId, number }: Numbered) {
  const { name } = await thingSeen(db, scope, thingId);
  await record(db, scope, now, { noun: 'bookings', nounId: id, verb, detail: { name, unit: number } });
}

async function oneOf({ db, scope }: At, id: number): Promise<BookingView> {
  const found = await bookingOf(db, scope, id);
  if (!found) throw new Refused('BOOKING.ERRORS.NONE');
  return bookingView(found);
}

export const bookingHandlers = (portal: Portal): Handlers<typeof bookings> => ({
  async all(at) {
    const { db, scope, now } = at;
    const [units, things, waits, asked] = await Promise.all([
      myUnits(db, scope, now),
      thingsOf(db, scope, mostThings),
      waitsOf(db, scope, now),
      may(scope, 'events', 'rw') ? askedOf(db, scope, now) : [],
    ]);
    const theirs = units.map((u) => u.id);
    endingWith(db);
    const [open, views] = await Promise.all([openOfUnits(db, scope, theirs, now), thingViews(at, things)]);
    return {
      things: views,
      units,
      mine: open.map(bookingView),
      waits: waits.map(waitView),
      asked: asked.map(bookingView),
    };
  },

  times: (at, input) => timesOf(at, input),

  book: async (at, input) => oneOf(at, (await book(portal, at, input)).id),

  take: async (at, { id }) => oneOf(at, (await take(portal, at, id)).id),

  async cancel(at, input) {
    const { had, byCommittee } = await cancel(portal, at, input);
    if (byCommittee) await log(at, 'cancel', had);
    return null;
  },

  async decide(at, input) {
    const done = await decide(portal, at, input);
    await log(at, input.approve ? 'approve' : 'decline', done);
    return bookingView(done);
  },

  wait: async (at, input) => waitView(await waitSeen(at, await waitFor(at, input))),

  async leave(at, { id }) {
    await leaveWait(at, id);
    return null;
  },

  remade: {
    book: oneOf,
    wait: async (at, id) => waitView(await waitSeen(at, id)),
  },
});
