import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    BOOKINGS: 'Bookings',
  },
  HOME: {
    BOOKINGS: '{count, plural, one {booking to approve} other {bookings to approve}}',
    BOOKINGS_HINT: 'Decide',
  },
  BOOKING: {
    DONE: 'The booking is saved.',
    CANCELLED: 'The booking is cancelled.',
    DECIDED: 'The decision is saved.',
    WAITING: 'You are in the row. We will tell you when this time is free.',
    NOT_WAITING: 'You are no longer waiting for this time.',
    THING_ADDED: 'The new thing can be booked.',
    THING_SAVED: 'Changes are saved.',
    THING_REMOVED: 'The thing can no longer be booked.',
  },
} satisfies Translation<typeof cs>;
