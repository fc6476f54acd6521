import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  CASH: {
    NOT_FOUND: 'This cash record is not here. It may have been deleted.',
    ADVANCE_NOT_FOUND: 'This advance is not here.',
    ERRORS: {
      NO_OPENING: 'The cash desk has no initial balance yet. Please enter it first.',
      BEFORE_OPENING: 'The cash desk was not there yet on that day. Choose a day from the initial balance on.',
      FUTURE: 'That day is yet to come. Choose today or an earlier day.',
      CLOSED:
        'That month is closed or waits for confirmation, nothing in it changes any more. Correct the mistake by a cancellation.',
      BOOK_LONG: 'The book would have {count} records; at most {most} are printed at once. Choose a shorter period.',
      NEGATIVE: 'There would not be so much in the cash desk.',
      FIXED:
        'Amount, day and type stay: the voucher was printed, or another number came after it. Cancel the record instead.',
      NUMBERED: 'A record with a number cannot be deleted. Cancel it instead.',
      CANCELLED: 'This record is already cancelled.',
      COUNTER: 'A cancellation cannot be cancelled. Write a new record.',
      ROUNDED: 'The hellers of this record are settled already.',
      WHOLE: 'There is nothing to settle here: the amount has no hellers, or the record is cancelled.',
      OPENING_FIXED: 'The initial balance stays once the first month is closed.',
      OPENING_LATE: 'There is a record of an earlier day in the cash desk.',
      NOT_NEXT:
        'This month cannot be closed now. Months are closed one after another, and the current one after its end.',
      WAITS: 'A count already waits for a second person.',
      REASON: 'The count differs from the balance. Write why.',
      CONFIRMED: 'This count is confirmed and the month is closed.',
      HOLDER: 'This person is not in the house. Choose somebody else.',
      DUE_EARLY: 'The term cannot be before the day when it was given.',
      SETTLED_EARLY: 'The advance was not given yet on that day.',
      ADVANCE_OVER: 'The advance is settled or cancelled, nothing in it changes any more.',
      ADVANCE_OPEN: 'The advance is not settled, there is nothing to open.',
      ADVANCE_MOVED: 'The receipts have changed meanwhile. Look at the new sum and settle again.',
      ADVANCE_SETTLED: 'The advance is settled. Undo its settlement first, then cancel it.',
      RECEIPTS_MANY: 'An advance has at most 100 receipts. Settle the rest by another advance.',
    },
  },
} satisfies Translation<typeof cs>;
