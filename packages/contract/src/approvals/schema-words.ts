/** How it stands with a request and with each who is asked; a decision never returns to waiting. */
export const approvalStates = ['waiting', 'approved', 'rejected'] as const;
export type ApprovalState = (typeof approvalStates)[number];
export const decisions = ['approved', 'rejected'] as const;
export type DecisionState = (typeof decisions)[number];

/** Whose approval it takes: of everybody, of some number of them, of the chair and one more, of everybody in their order. */
export const approvalRules = ['everybody', 'count', 'chair', 'order'] as const;
export type ApprovalRule = (typeof approvalRules)[number];

export const approvalTabs = ['all', 'waiting', 'approved', 'rejected'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/**
 * What stays written of a request. `chair`: somebody came to the office and is asked too. `closed`: it was decided without a new
 * answer. `merged`: two records of people became one. `adopted`: it stood before entries were chained, and is bound as it stood.
 */
export const approvalDeeds = [
  ...(['created', 'approved', 'rejected', 'replaced', 'chair', 'closed', 'withdrawn'] as const),
  ...(['merged', 'adopted'] as const),
] as const;
export type ApprovalDeed = (typeof approvalDeeds)[number];

/** Characters of a title, of what is said to it, and of a note or a reason. */
export const titleLength = 200;
export const notesLength = 4000;
export const noteLength = 1000;
export const supplierLength = 200;
/** Requests answered at once at most. */
export const mostAnswered = 50;
/** People asked at most. */
export const mostApprovers = 50;
