/** Every expected refusal: its text key → its status. */
export const clockRefusals = {
  'CLOCK.NOT_YOURS': 404,
  'CLOCK.NOT_FOUND': 404,
  'CLOCK.ERRORS.NOT_BY_HAND': 422,
  'CLOCK.ERRORS.FUTURE': 422,
  'CLOCK.ERRORS.TOO_MANY': 422,
  'CLOCK.ERRORS.NO_DOCUMENT': 422,
} as const;
