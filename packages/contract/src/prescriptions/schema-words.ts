export const runStates = ['concept', 'issued'] as const;
export type RunState = (typeof runStates)[number];

/** What has to be settled before a prescription goes out; the last three are filled in where units are, not confirmed. */
export const doubts = ['persons', 'area', 'share', 'noOwner', 'noPersons', 'noArea', 'noShare'] as const;
export type Doubt = (typeof doubts)[number];
/** Those that a person may confirm as they stand. */
export const confirmable = ['persons', 'area', 'share', 'noOwner'] as const;
export type Confirmable = (typeof confirmable)[number];

/** What is not as in the last prescription. */
export const changeKinds = ['persons', 'area', 'share', 'owners', 'new'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Where a unit stands in the preview. */
export const unitGroups = ['check', 'changed', 'same'] as const;
export type UnitGroup = (typeof unitGroups)[number];

export const mostMonths = 24;
export const nameLength = 120;
export const reasonLength = 500;
