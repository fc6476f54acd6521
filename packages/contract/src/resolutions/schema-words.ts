/** How it stands with what was decided: nothing is to be done, it waits, it is done, it was given up. */
export const fulfilments = ['none', 'open', 'done', 'dropped'] as const;
export type Fulfilment = (typeof fulfilments)[number];

export const resolutionTabs = ['all', 'todo', 'adopted', 'rejected'] as const;
export type ResolutionTab = (typeof resolutionTabs)[number];

/** What stays written of a resolution: how it stands with it, and what else was said of it. */
export const resolutionDeeds = [
  'entered',
  ...fulfilments,
  'responsible',
  'due',
  'note',
  'reports',
  'votes',
  'documents',
] as const;
export type ResolutionDeed = (typeof resolutionDeeds)[number];

/** Characters of a note or of a reason. */
export const noteLength = 1000;
/** Reports, and votes, that one leads to at most. */
export const mostLinks = 20;
/** Unfinished ones that a point of an agenda lists at most. */
export const mostListed = 50;
