/** Every expected refusal: its text key → its status. */
export const homeRefusals = {
  'STEPS.ERRORS.NOT_HELPER': 422,
} as const;
