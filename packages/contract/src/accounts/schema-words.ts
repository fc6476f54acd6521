export const entryKinds = [
  ...(['prescribed', 'corrected', 'paid', 'cash', 'returned', 'undone', 'opening'] as const),
  // Of a unit that was handed over: moved to whoever owned it, a part of a month by its days, a debt that passed (§ 1186).
  ...(['handed', 'shared', 'passed'] as const),
  // What was left over to an owner before, and went back to them or to an account of a unit.
  ...(['refunded'] as const),
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a debt is made of, in the order in which a payment settles it (§ 1932). */
export const debtParts = ['costs', 'default', 'interest', 'principal'] as const;
export type DebtPart = (typeof debtParts)[number];

/** Why a part of a payment settles this debt and no other. */
export const creditingReasons = [
  'word',
  'conduct',
  'reminded',
  'secured',
  'earliest',
  'overpayment',
  'correction',
  'moved',
  'undone',
  'handed',
] as const;
export type CreditingReason = (typeof creditingReasons)[number];

export const noteLength = 300;
export const textLength = 200;
