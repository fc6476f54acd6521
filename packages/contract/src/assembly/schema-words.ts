import * as z from 'zod/mini';

/** waiting: not opened yet, open: it is on, discussed: it decided nothing, lost: the room could not decide. */
export const pointStates = ['waiting', 'open', 'passed', 'rejected', 'lost', 'discussed'] as const;
export type PointState = (typeof pointStates)[number];

/** How much of the house has to be in the room, and whether it is; `part` is JSON text. */
export const QuorumView = z.object({ part: z.string(), inclusive: z.boolean(), reached: z.boolean() });
export type QuorumView = z.output<typeof QuorumView>;
