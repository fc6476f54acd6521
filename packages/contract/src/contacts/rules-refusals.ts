/** Every expected refusal: its text key → its status. */
export const contactsRefusals = {
  'CONTACTS.NOT_FOUND': 404,
  'CONTACTS.ERRORS.PRIVATE': 422,
} as const;
