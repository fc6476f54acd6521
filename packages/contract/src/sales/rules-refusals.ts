/** Every expected refusal: its text key → its status. */
export const salesRefusals = {
  'SALES.NOT_FOUND': 404,
  'SALES.ERRORS.DAY': 422,
  'SALES.ERRORS.PART': 422,
  'SALES.ERRORS.LATER': 422,
  'SALES.ERRORS.CHANGED': 409,
  'SALES.ERRORS.DONE': 409,
  'SALES.ERRORS.FUTURE': 422,
  'SALES.ERRORS.MORE': 422,
} as const;
