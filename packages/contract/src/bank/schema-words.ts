/** What became of a movement: it waits, it is on accounts of units, it is the house's own, it went back, it is in another currency. */
export const lineStates = ['waiting', 'units', 'house', 'returned', 'listed'] as const;
export type LineState = (typeof lineStates)[number];

/** Where a part of a movement went; `undo` takes an earlier one back. */
export const partKinds = ['unit', 'house', 'return', 'undo'] as const;
export type PartKind = (typeof partKinds)[number];

export const noteLength = 300;
/** Parts of one payment. */
export const mostParts = 40;
