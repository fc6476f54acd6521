import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import {
  Booking,
  BookingHome,
  BookingInput,
  Cancelling,
  Decision,
  FreeTimes,
  Thing,
  TimesAsked,
  Wait,
  WaitInput,
} from './schema.ts';
import { ThingChange, ThingInput, ThingList } from './schema-things.ts';

const takesPart = { module: 'events', right: 'r' } as const;
const administers = { module: 'events', right: 'rw' } as const;

/** Common things and who has them when. Others are told by their units, never by names. */
export const bookings = callsOf('bookings', {
  all: endpoint('GET /api/v2/booking', {
    needs: takesPart,
    input: z.object({}),
    output: BookingHome,
    summary:
      'Things that may be booked, the asker’s units, what these have booked and wait for, and what waits for the committee.',
  }),
  times: endpoint('GET /api/v2/booking/thing/:id/times', {
    needs: takesPart,
    input: TimesAsked,
    output: FreeTimes,
    summary:
      'Times of one thing from a day on, a week of hours or four of days and nights: free, or by which unit taken.',
  }),
  book: endpoint('POST /api/v2/booking', {
    creates: 'booking',
    needs: takesPart,
    visit: 'never',
    input: BookingInput,
    output: Booking,
    summary:
      'Books it for one of the asker’s units, or asks the committee where the thing is given with their consent.',
    says: 'BOOKING.DONE',
  }),
  cancel: endpoint('PUT /api/v2/booking/:id/cancel', {
    needs: takesPart,
    visit: 'never',
    input: Cancelling,
    output: z.null(),
    summary:
      'Cancels a booking of one of the asker’s units, or any as who administers it; those who wait for the time are told.',
    says: 'BOOKING.CANCELLED',
  }),
  take: endpoint('PUT /api/v2/booking/:id/take', {
    needs: takesPart,
    visit: 'never',
    input: byId,
    output: Booking,
    summary: 'Takes a time that is kept for one of the asker’s units, which waited for it.',
    says: 'BOOKING.DONE',
  }),
  decide: endpoint('PUT /api/v2/booking/:id/decide', {
    needs: administers,
    visit: 'never',
    input: Decision,
    output: Booking,
    summary: 'Gives what was asked for, or declines it with a reason; whoever asked is told.',
    says: 'BOOKING.DECIDED',
  }),
  wait: endpoint('POST /api/v2/booking/wait', {
    creates: 'bookingWait',
    needs: takesPart,
    visit: 'never',
    input: WaitInput,
    output: Wait,
    summary:
      'Waits for a time that somebody has: once it is free it is offered to the first one for a while, or booked at once for who wishes so.',
    says: 'BOOKING.WAITING',
  }),
  leave: endpoint('DELETE /api/v2/booking/wait/:id', {
    needs: takesPart,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Waits no more.',
    says: 'BOOKING.NOT_WAITING',
  }),
});

/** Of who administers: the things and their rules. */
export const bookingThings = callsOf('bookings', {
  things: endpoint('GET /api/v2/booking/thing', {
    needs: administers,
    input: z.object({}),
    output: ThingList,
    summary: 'All things of the house with how many bookings of each are not over.',
  }),
  addThing: endpoint('POST /api/v2/booking/thing', {
    creates: 'bookingThing',
    needs: administers,
    visit: 'yes',
    input: ThingInput,
    output: Thing,
    summary: 'Adds a thing with its rules.',
    says: 'BOOKING.THING_ADDED',
  }),
  changeThing: endpoint('PUT /api/v2/booking/thing/:id', {
    needs: administers,
    visit: 'yes',
    input: ThingChange,
    output: Thing,
    summary: 'Changes a thing and its rules; what is booked already stays.',
    says: 'BOOKING.THING_SAVED',
  }),
  removeThing: endpoint('DELETE /api/v2/booking/thing/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Removes a thing; bookings that are not over are cancelled and those whose they are told.',
    says: 'BOOKING.THING_REMOVED',
  }),
});
