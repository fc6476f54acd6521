/** What a payment of a fee was made of: a movement of the bank, a record of the cash desk, an approved request. */
export const sourceKinds = ['bank', 'cash', 'approval'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const nameLength = 200;
export const reasonLength = 300;
/** Payments of a fee that its page shows. */
export const mostShown = 100;
/** Of each kind that may be chosen from. */
export const mostOffered = 50;
