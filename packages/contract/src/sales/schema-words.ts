export const noteLength = 300;
/** Payments since the day that are named as the seller's. */
export const mostGiven = 200;

/** Where what is left over to the seller goes: back to them, or to the account of the unit. */
export const refundWays = ['back', 'unit'] as const;
