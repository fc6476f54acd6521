/** Whether it still says what holds: a later one of the same unit takes its place, or somebody took it back. */
export const clearanceStates = ['valid', 'replaced', 'withdrawn'] as const;
export type ClearanceState = (typeof clearanceStates)[number];

export const noteLength = 300;
/** Days back from today for which one may still be issued. */
export const mostDaysBack = 366;
