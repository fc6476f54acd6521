/** Every expected refusal: its text key → its status. */
export const feeRefusals = {
  'FEES.NOT_FOUND': 404,
  'FEES.ERRORS.TOO_MANY': 422,
  'FEES.ERRORS.UNIT': 422,
  'FEES.ERRORS.PAID': 409,
} as const;
