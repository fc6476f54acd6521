/** Every expected refusal: its text key → its status. */
export const unitsRefusals = {
  'UNITS.NOT_FOUND': 404,
  'UNITS.ERRORS.NUMBER_TAKEN': 409,
  'UNITS.ERRORS.OWNER_UNKNOWN': 422,
  'UNITS.ERRORS.CHANGED_SINCE': 409,
  'UNITS.ERRORS.UNDO_LATE': 422,
  'UNITS.ERRORS.ENTRANCE_UNKNOWN': 422,
  'UNITS.ERRORS.DATE_BEFORE': 422,
} as const;
