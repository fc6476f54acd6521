import type { VoteDetail } from '#contract/motions/schema.ts';

/** How far the vote is that is verified: only a decided one has a result to recount. */
export type Course = 'running' | 'cancelled' | 'decided';
export const courseOf = ({ status, cancelledAt }: Pick<VoteDetail, 'status' | 'cancelledAt'>): Course =>
  cancelledAt !== null ? 'cancelled' : status === 'finish' ? 'decided' : 'running';
