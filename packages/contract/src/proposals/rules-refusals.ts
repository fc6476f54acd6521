/** Every expected refusal: its text key → its status. */
export const proposalsRefusals = {
  'PROPOSAL.NOT_FOUND': 404,
  'PROPOSAL.ERRORS.NOT_OWNER': 403,
  'PROPOSAL.ERRORS.NOT_YOURS': 403,
  'PROPOSAL.ERRORS.NOT_OPEN': 422,
  'PROPOSAL.ERRORS.ASKED': 422,
  'PROPOSAL.ERRORS.NOT_FOR_OWNERS': 422,
} as const;
