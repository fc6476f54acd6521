import type { feedsRefusals } from './rules-refusals.ts';

/** Addresses that one person may have in a house, and sources that a house may. */
export const mostFeeds = 12;
export const mostSources = 20;

/** Days for which a feed says of a deleted event that it is off; programs that ask seldom learn of it so. */
export const cancelledDays = 90;
/** How far back a feed reaches with what comes once. */
export const pastDays = 366;

/** How far ahead it reaches with what falls on days in other modules. */
export const layersAhead = 2 * 366;

/** Days around today of which occurrences of a source are kept. */
export const windowBefore = 366;
export const windowAfter = 2 * 366;
/** Of a source that said for so long that nothing changed the kept text is read anew: its window has moved. */
export const windowMoves = 30;

/** Why a source could not be read the last time. */
export const sourceProblems = [
  ...(['address', 'notPublic', 'unknownName', 'unreachable', 'tooSlow', 'tooLarge', 'tooMany'] as const),
  ...(['redirects', 'refused', 'broken', 'html', 'notCalendar'] as const),
] as const;
export type SourceProblem = (typeof sourceProblems)[number];
export const problemKeys: Readonly<
  Record<SourceProblem, Extract<keyof typeof feedsRefusals, `SOURCES.PROBLEMS.${string}`>>
> = {
  address: 'SOURCES.PROBLEMS.ADDRESS',
  notPublic: 'SOURCES.PROBLEMS.NOT_PUBLIC',
  unknownName: 'SOURCES.PROBLEMS.UNKNOWN_NAME',
  unreachable: 'SOURCES.PROBLEMS.UNREACHABLE',
  tooSlow: 'SOURCES.PROBLEMS.TOO_SLOW',
  tooLarge: 'SOURCES.PROBLEMS.TOO_LARGE',
  tooMany: 'SOURCES.PROBLEMS.TOO_MANY',
  redirects: 'SOURCES.PROBLEMS.REDIRECTS',
  refused: 'SOURCES.PROBLEMS.REFUSED',
  broken: 'SOURCES.PROBLEMS.BROKEN',
  html: 'SOURCES.PROBLEMS.HTML',
  notCalendar: 'SOURCES.PROBLEMS.NOT_CALENDAR',
};

/** What of a source was left out. */
export const sourceLeft = ['tooFrequent', 'tooLong', 'broken', 'tooMany'] as const;
export type SourceLeft = (typeof sourceLeft)[number];

const hour = 3600_000;
/** A source is asked every three hours; after a failure ever later, at most once a day. */
const usual = 3 * hour;
const most = 24 * hour;
/** When a source is asked again after so many failures in a row. */
export const nextReading = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(usual * 2 ** Math.min(failures, 10), most));

/** Failures in a row after which the committee is told, once. */
export const toldAfter = 3;
export const isToldOf = (failures: number): boolean => failures === toldAfter;

/** An occurrence that a source names no more: one to come is marked, one that was is history. */
export const isVanished = (end: Date, now: Date): boolean => end > now;
