/** Every expected refusal: its text key → its status. */
export const galleryRefusals = {
  'BE.GALLERY.NOT_ACCES': 404,
  'GALLERY.ERRORS.FULL': 422,
  'GALLERY.ERRORS.NOT_PICTURE': 415,
  'GALLERY.ERRORS.EXTENSION': 422,
  'GALLERY.ERRORS.ORDER': 409,
  'GALLERY.ERRORS.EMPTY': 422,
} as const;
