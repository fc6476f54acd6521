import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      bookings: 'Bookings',
      bookingThings: 'Things to book',
    },
    DEEDS: {
      bookings: {
        approve: 'Approval of a booking: {name}, unit {unit}',
        decline: 'Refusal of a booking: {name}, unit {unit}',
        cancel: 'Cancellation of a booking by the committee: {name}, unit {unit}',
      },
      bookingThings: {
        create: 'New thing to book: {name}',
        update: 'Change of a thing to book: {name}',
        delete: 'Removal of a thing to book: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
