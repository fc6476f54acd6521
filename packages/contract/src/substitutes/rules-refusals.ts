/** Every expected refusal: its text key → its status. */
export const substitutesRefusals = {
  'SUBSTITUTE.ERRORS.NOT_FAILED': 422,
  'SUBSTITUTE.ERRORS.STATUTES': 422,
  'SUBSTITUTE.ERRORS.MADE': 409,
} as const;
