import { none } from '#contract/base/noun/define-noun.ts';
import { bookings, bookingThings } from '#contract/bookings/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { bookingHandlers } from './handlers.ts';
import { bookingThingHandlers } from './handlers-things.ts';
import { forgetDone, passOffers, remindDue } from './jobs.ts';
import { personalOfBookings } from './personal.ts';
import { countAsked } from './rows/queries.ts';
import { countThings } from './rows/queries-things.ts';
import { furnishBookings } from './sample.ts';
import { ownOnDays } from './taking/queries-days.ts';
import { followRegister } from './taking/steps-waits.ts';
import { bookingSources } from './telling/notices.ts';

export const bookingsNoun = defineNoun({
  serves: (portal) => [served(bookings, bookingHandlers(portal)), served(bookingThings, bookingThingHandlers(portal))],
  tables: owns({
    booking_thing: { travels: true, columns: { quiet: { json: {} } }, inLog: ['bookingThings'] },
    booking: {
      travels: true,
      // Nobody of a copy is offered anything.
      calmed: {
        set: "remind_at = null, offered_until = null, state = case when state = 'offered' then 'cancelled' else state end",
        where: 'remind_at is not null or offered_until is not null',
      },
      inLog: ['bookings'],
    },
    booking_wait: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfBookings],
  hears: (portal) => ({
    registerChanged: (db, scope, unitIds, _, now) => followRegister(portal, { db, scope, now }, unitIds),
  }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: bookingSources,
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope, now }) => {
    if (!may(scope, 'events', 'r')) return { bookingThings: 0, bookingsToDecide: 0 };
    const [bookingThings, bookingsToDecide] = await Promise.all([
      countThings(db, scope),
      may(scope, 'events', 'rw') ? countAsked(db, scope, now) : 0,
    ]);
    return { bookingThings, bookingsToDecide };
  },
  days: { bookings: ownOnDays },
  jobs: (portal, log) => [
    { name: 'bookings.remind', cron: '* * * * *', run: () => remindDue(portal, log) },
    { name: 'bookings.offers', cron: '* * * * *', run: () => passOffers(portal, log) },
    { name: 'bookings.forget', cron: '35 4 * * *', run: () => forgetDone(portal, log) },
  ],
  sample: furnishBookings,
});
