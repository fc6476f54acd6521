/** Places of one house. */
export const mostPlaces = 60;
/** Pictures that come with one report from the wall, and bytes of each. */
export const mostPhotos = 5;
export const photoLimit = 30 * 1024 * 1024;

/** Paper that a sheet is printed on. */
export const sheetSizes = ['A4', 'A5'] as const;
export type SheetSize = (typeof sheetSizes)[number];
/** Characters of why it was put aside, as whoever wrote it is told. */
export const reasonLength = 300;

const hour = 3600_000;
const day = 24 * hour;

/** What was written is confirmed within this time, else it goes with its pictures. */
export const confirmedWithin = day;
/** Pictures of it come within this time. */
export const photosWithin = hour;
/** Whoever wrote it, with their address, is kept so long after the committee decided. */
export const keptAfter = 30 * day;

/** Whoever wrote what was let in is told within this time that it is solved, else their address goes unused. */
export const toldWithin = 180 * day;

/** In the order of its life: written, confirmed by the mailed link, then one of two ends. */
export const noteStates = ['unconfirmed', 'waiting', 'letIn', 'declined'] as const;
export type NoteState = (typeof noteStates)[number];
export const noteTabs = ['waiting', 'declined', 'letIn'] as const;
export type NoteTab = (typeof noteTabs)[number];

/** Whether the committee may still let it in; what was declined by mistake too, until it is gone. */
export const mayLetIn = (state: NoteState): boolean => state === 'waiting' || state === 'declined';

/** When it goes by itself; null while it waits for the committee. */
export function dueOf(state: NoteState, at: Date): Date | null {
  if (state === 'waiting') return null;
  return new Date(at.getTime() + (state === 'unconfirmed' ? confirmedWithin : keptAfter));
}

/** Whether pictures of what was written then may still come. */
export const takesPhotos = (state: NoteState, writtenAt: Date, now: Date): boolean =>
  (state === 'unconfirmed' || state === 'waiting') && now.getTime() - writtenAt.getTime() < photosWithin;
