/** What a payment of a fee was made of: a movement of the bank, a record of the cash desk, an approved request. */
export const sourceKinds = ['bank', 'cash', 'approval'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Days between two halves of one payment: a request that is decided, and the movement that pays it. */
export const twinDays = 92;

export const nameLength = 200;
export const reasonLength = 300;
/** Payments of a fee that its page shows. */
export const mostShown = 100;
/** Of each kind that may be chosen from. */
export const mostOffered = 50;
