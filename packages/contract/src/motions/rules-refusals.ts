/** Every expected refusal: its text key → its status. */
export const motionsRefusals = {
  'VOTE.NOT_FOUND': 404,
  'VOTE.ERRORS.NOT_CONCEPT': 422,
  'VOTE.ERRORS.NOT_RUNNING': 422,
  'VOTE.ERRORS.NOT_OPEN': 422,
  'VOTE.ERRORS.CLOSED': 422,
  'VOTE.ERRORS.POINT_UNKNOWN': 422,
  'VOTE.ERRORS.NOT_LOCAL': 422,
  'VOTE.ERRORS.NOT_ONLINE': 422,
} as const;
