/** Invitation, activation and the change of the login e-mail. */
export default {
  ACTIVATION: {
    SENT: 'Aktivační e-mail je odeslaný.',
  },
} as const;
