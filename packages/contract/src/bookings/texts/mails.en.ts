import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    bookingAsked: {
      SUBJECT: 'Booking to approve: {thing}, {when}',
      TEXT: 'Unit {unit} asks for a booking.\n\nWhat: {thing}\nWhen: {when}',
      ACTION: 'Decide',
    },
    bookingDecided: {
      SUBJECT: '{approved, select, yes {Approved} other {Refused}}: {thing}, {when}',
      TEXT: '{approved, select, yes {The committee has approved your booking.} other {The committee has not approved your booking.}}\n\nWhat: {thing}\nWhen: {when}\nUnit: {unit}{reason, select, none {} other {\n\nReason: {reason}}}',
      ACTION: 'Open bookings',
    },
    bookingCancelled: {
      SUBJECT: 'Booking cancelled: {thing}, {when}',
      TEXT: '{why, select, sold {The booking is cancelled because you no longer belong to the unit on that day.} thing {The booking is cancelled because the thing can no longer be booked.} other {The committee has cancelled your booking.}}\n\nWhat: {thing}\nWhen: {when}\nUnit: {unit}{reason, select, none {} other {\n\nReason: {reason}}}',
      ACTION: 'Open bookings',
    },
    bookingFree: {
      SUBJECT: 'Free now: {thing}, {when}',
      TEXT: '{how, select, offered {The time you are waiting for is free and we keep it for you until {until}. Until then you can take it, afterwards we offer it to the next one in line.} booked {The time you are waiting for has become free and, as you wished, it is booked for you. If it does not suit you any more, please cancel it so that somebody else can have it.} asked {The time you are waiting for has become free. As you wished, it is taken for you and the committee will decide.} other {The time you are waiting for is free and begins soon. We write to everybody who waits for it; whoever books first has it.}}\n\nWhat: {thing}\nWhen: {when}{unit, select, none {} other {\nUnit: {unit}}}',
      ACTION: 'Open bookings',
    },
    bookingSoon: {
      SUBJECT: 'Your booking: {thing}, {when}',
      TEXT: 'A reminder of your booking.\n\nWhat: {thing}\nWhen: {when}\nUnit: {unit}\n\nIf it does not suit you, please cancel it so that somebody else can have the time.',
      ACTION: 'Open bookings',
    },
  },
} satisfies Translation<typeof cs>;
