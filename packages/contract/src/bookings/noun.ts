import { defineNoun, none } from '../base/noun/define-noun.ts';
import { bookings, bookingThings } from './endpoints.ts';
import { bookingsRefusals } from './rules-refusals.ts';

export const bookingsNoun = defineNoun({
  module: 'events',
  endpoints: { bookings, bookingThings },
  refusals: bookingsRefusals,
  deeds: ['bookings', 'bookingThings'],
  mails: ['bookingAsked', 'bookingDecided', 'bookingCancelled', 'bookingFree', 'bookingSoon'],
  counts: ['bookingThings', 'bookingsToDecide'],
  finds: none('what is booked is looked up where it is booked'),
});
