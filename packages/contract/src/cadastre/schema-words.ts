/** What is known of checks of a house: `postponed` is a day whose questions are spent, and no error. */
export const cadastreStates = ['unset', 'off', 'waiting', 'success', 'failure', 'postponed'] as const;
export type CadastreState = (typeof cadastreStates)[number];

/** Where a reading is from: the free register, which knows no owners, or a bought extract. */
export const readingSources = ['register', 'extract'] as const;
export type ReadingSource = (typeof readingSources)[number];

/**
 * An extract on its way: asked for, being made, ready at a price that nobody has confirmed yet, confirmed, read. `failed`
 * and `cancelled` cost nothing but where it was confirmed before.
 */
export const extractStates = ['asked', 'waiting', 'ready', 'confirmed', 'done', 'failed', 'cancelled'] as const;
export type ExtractState = (typeof extractStates)[number];

/** Questions that the register of land takes from one portal in a day. */
export const questionsADay = 500;

/** The name of the section of the house in the address. */
export const cadastreTab = 'cadastre';
