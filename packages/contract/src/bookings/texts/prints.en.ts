import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  BOOKING_TIME: {
    DAY: '{weekday, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date}',
    HOURS: '{day}, {from}–{to}',
    MORE: '{from} – {to}',
    MOMENT: '{day} {time}',
  },
  BOOKING_LINES: {
    asked: 'to approve: {when}',
    approved: 'approved: {when}',
    declined: 'refused: {when}',
    cancelled: 'cancelled: {when}',
    soon: 'reminder: {when}',
    free: 'free now: {when}',
    offered: 'kept for you: {when}',
    given: 'free now and yours: {when}',
  },
} satisfies Translation<typeof cs>;
