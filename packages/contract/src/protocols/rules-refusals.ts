/** Every expected refusal: its text key → its status. */
export const protocolsRefusals = {
  'VOTE.REPORT.ERRORS.REMINDED': 429,
  'VOTE.REPORT.ERRORS.NOBODY': 422,
  'VOTE.REPORT.ERRORS.NOT_ENDED': 422,
  'VOTE.REPORT.ERRORS.NO_NOTICE': 422,
  'VOTE.REPORT.ERRORS.ALL_MAILED': 422,
} as const;
