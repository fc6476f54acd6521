/** Every expected refusal: its text key → its status. */
export const noticesRefusals = {
  'NOTICES.ERRORS.LINK': 404,
} as const;
