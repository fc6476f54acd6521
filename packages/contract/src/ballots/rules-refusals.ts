/** Every expected refusal: its text key → its status. */
export const ballotsRefusals = {
  'VOTE.ERRORS.TOO_MANY_CODES': 429,
  'VOTE.ERRORS.NOT_CAST': 422,
  'VOTE.ERRORS.NOT_CAST_BY_OTHER': 422,
  'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE': 422,
  'VOTE.MODAL.CODE.ERROR': 422,
  'VOTE.MODAL.CODE.WRONG': 422,
  'VOTE.MODAL.CODE.EXPIRED': 422,
} as const;
