import { stateOf } from './rules.ts';

/** Whether something can be said to it now: it takes comments and it is published and not archived. */
export const takesComments = (m: Parameters<typeof stateOf>[0] & { comments: boolean }, now: Date): boolean =>
  m.comments && ['actual', 'old'].includes(stateOf(m, now));
