/** Every expected refusal: its text key → its status. */
export const outboxRefusals = {
  'OUTBOX.NOT_FOUND': 404,
  'OUTBOX.ERRORS.NOT_FAILED': 422,
  'OUTBOX.ERRORS.FORGOTTEN': 422,
} as const;
