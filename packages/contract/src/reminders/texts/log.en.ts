import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      reminders: 'Reminders',
    },
    DEEDS: {
      reminders: {
        send: 'Sending of reminders: {name}',
        ladder: 'Settings of reminders: {name}',
        dispute: 'Disputed debt of unit {name}',
        undispute: 'End of the dispute about the debt of unit {name}',
        interest: 'Entry of default interest: {name}',
        agree: 'Agreement on instalments: {name}',
        endPlan: 'End of an agreement on instalments: {name}',
        planPaper: 'Signed agreement on instalments: {name}',
        cost: 'Entry of the cost of a reminder: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
