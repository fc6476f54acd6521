/** Where the differences come from. */
export const origins = ['file', 'cadastre'] as const;
export type Origin = (typeof origins)[number];
/** Open is decided by one person, handed waits for a second one. */
export const requestStates = ['open', 'handed', 'accepted', 'left', 'undone'] as const;
export type RequestState = (typeof requestStates)[number];

/** What one change is, as the law and people call it. */
export const changeKinds = [
  'owner',
  'ownerEnded',
  'ownerShare',
  'spouses',
  'unitShare',
  'split',
  'joined',
  'unitNew',
  'unitRemoved',
  'units',
  'use',
  'unitNumber',
  'unitDetail',
  'name',
  'personDetail',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How long an accepted request can be taken back, days. */
export const daysToUndo = 30;
export const reasonLength = 500;
export const commentLength = 2000;
/** The section of the association's page that lists requests. */
export const changesTab = 'navrhy-zmen';
