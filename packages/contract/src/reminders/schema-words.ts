/** How a reminder goes: by mail where anybody of the unit has an address, else on paper. */
export const channels = ['mail', 'letter'] as const;
export type Channel = (typeof channels)[number];

/** Why a unit that owes gets nothing now. */
export const leftReasons = [
  'early',
  'small',
  'waits',
  'ended',
  'plan',
  'disputed',
  'representative',
  'nobody',
  'paid',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** What stands in a text in braces and is filled in for each unit. */
export const textFields = [
  'jednotka',
  'castka',
  'dluhy',
  'ucet',
  'symbol',
  'lhuta',
  'naklady',
  'spolecenstvi',
] as const;
export type TextField = (typeof textFields)[number];

export const mostSteps = 6;
export const nameLength = 80;
export const textLength = 4000;
export const noteLength = 300;
