/** Every expected refusal: its text key → its status. */
export const resolutionsRefusals = {
  'RESOLUTION.NOT_FOUND': 404,
  'RESOLUTION.ERRORS.NOT_ADOPTED': 422,
  'RESOLUTION.ERRORS.REASON': 422,
  'RESOLUTION.ERRORS.FUTURE': 422,
  'RESOLUTION.ERRORS.MAY_NOT': 422,
  'RESOLUTION.ERRORS.NO_REPORT': 422,
  'RESOLUTION.ERRORS.NO_VOTE': 422,
} as const;
