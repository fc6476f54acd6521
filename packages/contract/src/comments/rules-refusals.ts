/** Every expected refusal: its text key → its status. */
export const commentsRefusals = {
  'COMMENTS.NOT_FOUND': 404,
  'COMMENTS.ERRORS.LATE': 422,
  'COMMENTS.ERRORS.NOT_YOURS': 403,
  'COMMENTS.ERRORS.MENTION': 422,
  'COMMENTS.ERRORS.ONE_MENTION': 422,
  'COMMENTS.ERRORS.VISIT': 422,
} as const;
