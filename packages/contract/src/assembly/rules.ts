/** People are registered on the day of the meeting: from so many milliseconds before it begins. */
const before = 24 * 3600_000;

/** From when the registration may be opened. */
export const opensFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - before);
