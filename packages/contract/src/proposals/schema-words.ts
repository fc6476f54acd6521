/** Whether it still waits for the committee, stands in the agenda of a meeting, or is over. */
export const proposalStates = ['open', 'taken', 'closed'] as const;
export type ProposalState = (typeof proposalStates)[number];
/** Taken back by who made it, or left out by the committee with a reason. */
export const proposalEnds = ['withdrawn', 'declined'] as const;
export type ProposalEnd = (typeof proposalEnds)[number];

export const nameLength = 200;
/** Characters of why it should be dealt with, of the proposed resolution, and of why it is not. */
export const reasonLength = 4000;
export const wordingLength = 10_000;
export const declineLength = 1000;
/** People that one answer names. */
export const mostSupporters = 500;
