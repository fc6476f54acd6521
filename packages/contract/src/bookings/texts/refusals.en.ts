import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  BOOKING: {
    ERRORS: {
      THING: 'This cannot be booked here. Perhaps the committee removed it meanwhile.',
      NONE: 'This booking is not here. Perhaps somebody cancelled it meanwhile.',
      WAIT: 'You are no longer waiting for this time.',
      TAKEN: 'Unit {unit} booked this time meanwhile.',
      DECIDED: 'This booking has been decided already.',
      LAPSED: 'The offer is over, the time went on to somebody else.',
      UNIT: 'You can only book for a unit that you belong to.',
      UNIT_THEN: 'On the day of the booking you no longer belong to this unit.',
      SHUT: 'The committee takes no new bookings now.',
      SLOT: 'No time begins then any more, the rules have changed meanwhile. Please choose again.',
      LENGTH: 'A booking can be {least} to {most} long.',
      PAST: 'This time is over.',
      FAR: 'It cannot be booked so far ahead. {day} is the last day.',
      QUIET: 'These are quiet hours. Please choose another time.',
      WEEK: 'The unit has as many bookings in this week as the rules allow.',
      OPEN: 'The unit has as many bookings as the rules allow. Another one is possible when one of them is over.',
      MOST: 'A unit can have at most 50 bookings at once.',
      OVER: 'The booking is over and cannot be cancelled.',
      FREE: 'This time is free, you can book it right away.',
      WAITS: 'You are waiting for this time already.',
      ENTRANCE: 'The house has no such entrance. Please choose again.',
      MOST_THINGS: 'A house can have at most 40 things to book.',
    },
    FORM: {
      CLOCK: 'Enter a time like 7:00, at most 24:00.',
      NUMBER: 'Please enter a whole number within the range.',
      LEAVES: 'Leaving must be no later than the hour of arrival, nights would overlap otherwise.',
      NO_SLOT: 'Not a single time fits into the opening hours.',
      LEAST: 'The longest booking cannot be shorter than the shortest one.',
      QUIET: 'Quiet hours must end later than they begin. Over midnight, enter them in two parts.',
    },
  },
} satisfies Translation<typeof cs>;
