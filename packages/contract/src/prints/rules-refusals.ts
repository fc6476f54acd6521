/** Every expected refusal: its text key → its status. */
export const printRefusals = {
  'PRINTS.ERRORS.PRINTING': 409,
  'PRINTS.ERRORS.FILE_GONE': 404,
} as const;
