/** Prints, posters and templates of messages. */
export default {
  MESSAGE_EXTRAS: { TITLE: 'Tisk a šablony' },
} as const;
