/** Every expected refusal: its text key → its status. */
export const handoversRefusals = {
  'WORK.ERRORS.LINK': 404,
  'WORK.ERRORS.DAY': 422,
  'WORK.ERRORS.PHOTOS': 422,
  'WORK.ERRORS.NOT_PHOTO': 415,
  'WORK.ERRORS.PHOTO': 404,
  'WORK.ERRORS.PHOTO_STAYS': 422,
  'HANDOVER.ERRORS.CONTACT': 422,
  'HANDOVER.ERRORS.EMAIL': 422,
  'HANDOVER.ERRORS.NONE': 422,
} as const;
