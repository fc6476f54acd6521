/** Confirmed reading: the queue, who has read, reminders, paper. */
export default {
  CONFIRMATIONS: { TITLE: 'K potvrzení přečtení' },
} as const;
