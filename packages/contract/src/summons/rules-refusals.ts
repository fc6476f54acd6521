/** Every expected refusal: its text key → its status. */
export const summonsRefusals = {
  'SUMMONS.ERRORS.NOT_SENT': 422,
  'SUMMONS.ERRORS.NO_SEATS': 422,
  'SUMMONS.ERRORS.SEATS': 422,
  'SUMMONS.ERRORS.DAY': 422,
  'SUMMONS.ERRORS.NOBODY': 422,
} as const;
