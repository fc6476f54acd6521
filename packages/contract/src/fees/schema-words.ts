/** Whose it is: what the house pays to others, or what its units pay to the house. */
export const feeSides = ['house', 'units'] as const;
export type FeeSide = (typeof feeSides)[number];

export const frequencies = [
  'monthly',
  'quarterly',
  'halfYearly',
  'annual',
  'oneOff',
  'every2Years',
  'every3Years',
  'every4Years',
  'every5Years',
] as const;
export type Frequency = (typeof frequencies)[number];

/** By what a fee is divided among units; `fixed`: each of them pays all of it. */
export const feeKeys = ['share', 'equal', 'persons', 'area', 'own', 'fixed'] as const;
export type FeeKey = (typeof feeKeys)[number];

export const nameLength = 120;
export const notesLength = 2000;
/** In one house: all of them are read at once. */
export const mostFees = 300;
/** Units with a number of their own in one fee. */
export const mostNumbers = 5000;
