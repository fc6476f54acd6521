export const noteLength = 300;
/** Payments since the day that are named as the seller's. */
export const mostGiven = 200;
