/** What is known for sure of somebody who is watched. */
export const sureStates = ['clean', 'probable', 'found', 'ended'] as const;
export type SureState = (typeof sureStates)[number];
export const watchStates = ['waiting', ...sureStates, 'unverifiable'] as const;
export type WatchState = (typeof watchStates)[number];

/** What a person decided of a case: it is our owner, it is somebody else, it is over for us. */
export const decisions = ['confirmed', 'dismissed', 'closed'] as const;
export type Decision = (typeof decisions)[number];

/** How often somebody is asked for: by a debt daily, by a written reason weekly, without either not at all. */
export const rhythms = ['daily', 'weekly', 'resting'] as const;
export type Rhythm = (typeof rhythms)[number];

export const compared = ['name', 'born', 'company', 'address', 'title'] as const;
export type Compared = (typeof compared)[number];
export const verdicts = ['same', 'differs', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

export const reasonLength = 1000;

/** The name of the section of the house in the address. */
export const insolvencyTab = 'insolvence';

/** Letters of what a house says of its own to whoever it watches. */
export const wordsLength = 2000;
