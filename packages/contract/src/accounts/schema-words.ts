export const entryKinds = ['prescribed', 'corrected', 'paid', 'cash', 'returned', 'undone', 'opening'] as const;
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
] as const;
export type CreditingReason = (typeof creditingReasons)[number];

export const noteLength = 300;
export const textLength = 200;
