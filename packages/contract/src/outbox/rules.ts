/**
 * Whether a product administrator reads the mail only on a visit to its house, which then knows. An invitation, which
 * whoever looks after the portal helps people to find, says nothing of the house but its name.
 */
export const isOfHouse = (svjId: number | null, kind: string): boolean => svjId !== null && kind !== 'invitation';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after a try that did not succeed, in milliseconds; after the last one the mail is given up (almost 5 days). */
export const pauses: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  4 * hour,
  ...Array.from({ length: 9 }, () => 12 * hour),
];

/** How long after the given try (1 is the first) the next one comes; undefined when there is no next one. */
export const pauseAfter = (attempt: number): number | undefined => pauses[attempt - 1];

/** A mail due longer ago than this goes out only by hand: what it says may no longer hold. */
export const staleAfter = 5 * 24 * hour;
/** Links and codes that nobody used are forgotten. */
export const secretLife = 60 * 24 * hour;
/** Sent mails are kept this long. */
export const sentLife = 365 * 24 * hour;
