/** Every expected refusal: its text key → its status. */
export const rolesRefusals = {
  'ROLES.NOT_FOUND': 404,
  'ROLES.ERRORS.TITLE_TAKEN': 409,
  'ROLES.ERRORS.IN_USE': 422,
  'ROLES.ERRORS.DEFAULT': 422,
  'ROLES.ERRORS.TOO_MANY': 422,
  'ROLES.ERRORS.COMMITTEE_ONLY': 422,
} as const;
