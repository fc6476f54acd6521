/** Every expected refusal: its text key → its status. */
export const projectorRefusals = {
  'PROJECTOR.ERRORS.OVER': 404,
  'PROJECTOR.ERRORS.NONE': 409,
  'PROJECTOR.ERRORS.NOT_TODAY': 422,
} as const;
