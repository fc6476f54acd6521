/** The form of a message and who will get it. */
export default {
  MESSAGE_FORM: { TITLE: 'Zpráva' },
} as const;
