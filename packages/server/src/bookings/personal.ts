import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfBookings = personal({
  columns: {
    'booking_thing.created_by': {
      told: { not: 'the log tells what they set up' },
      merged: 'given',
      erased: { stays: 'what the house books stays, without a name' },
    },
    'booking.member_id': {
      told: 'bookings',
      merged: 'given',
      erased: { stays: 'that the unit had it stays for a year, without a name' },
    },
    'booking.decided_by': {
      told: { not: 'the log tells what they decided' },
      merged: 'given',
      erased: { stays: 'that it was decided stays, without a name' },
    },
    'booking_wait.member_id': { told: 'bookingWaits', merged: 'given', erased: 'goes' },
  },
  tells: (scope, { id }) => ({
    bookings: sql`
      select t.name, u.number as unit, b.wall_from, b.wall_to, b.state, b.reason, b.created_at from booking b
      join booking_thing t on t.svj_id = b.svj_id and t.id = b.thing_id
      join unit u on u.svj_id = b.svj_id and u.id = b.unit_id
      where b.svj_id = ${scope.svjId} and b.member_id = ${id} order by b.starts_at, b.id ${mostTold}`,
    bookingWaits: sql`
      select t.name, u.number as unit, w.wall_from, w.wall_to, w.told_at, w.created_at from booking_wait w
      join booking_thing t on t.svj_id = w.svj_id and t.id = w.thing_id
      join unit u on u.svj_id = w.svj_id and u.id = w.unit_id
      where w.svj_id = ${scope.svjId} and w.member_id = ${id} order by w.starts_at, w.id ${mostTold}`,
  }),
  counts: none('what is booked is nothing that anybody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('the unit keeps what it booked; whoever acts for the estate may cancel it'),
});
