/** Every expected refusal: its text key → its status. */
export const accountsRefusals = {
  'ACCOUNTS.NOT_FOUND': 404,
  'ACCOUNTS.ERRORS.ENTERED': 409,
  'ACCOUNTS.ERRORS.UNDONE': 409,
  'ACCOUNTS.ERRORS.STAYS': 422,
  'ACCOUNTS.ERRORS.NOT_OPEN': 422,
} as const;
