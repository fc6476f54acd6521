export const cashTypes = ['income', 'expense'] as const;
export type CashType = (typeof cashTypes)[number];

/**
 * Why a record is there: somebody wrote it, it undoes another one, a count found more or less than there should be, coins paid
 * more or less than another one says, or an advance was given or settled.
 */
export const cashCauses = ['plain', 'cancel', 'difference', 'rounding', 'advance'] as const;
export type CashCause = (typeof cashCauses)[number];

/** Of a month: it goes on, its count waits for a second person, nothing in it changes any more. */
export const monthStates = ['open', 'confirming', 'closed'] as const;
export type MonthState = (typeof monthStates)[number];

/** Notes and coins in crowns, from the largest. */
export const denominations = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** What goes out of the book of a cash desk. */
export const bookFormats = ['pdf', 'xlsx', 'csv', 'hledger'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** Of an advance: receipts are awaited, its term is over, it came to its end, its record was cancelled. */
export const advanceStates = ['open', 'late', 'settled', 'cancelled'] as const;
export type AdvanceState = (typeof advanceStates)[number];

export const nameLength = 200;
export const purposeLength = 120;
/** Of one advance. */
export const mostReceipts = 100;
export const noteLength = 1000;
export const reasonLength = 300;
