import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    feeSoon: {
      SUBJECT: '{title}: due {due}',
      TEXT: 'A payment of the association is coming.\n\n{title}\nAmount: {amount}\nDue: {due}{notes, select, none {} other {\n\n{notes}}}\n\nIf it is an inspection, it is time to order it.',
      ACTION: 'Open the fee',
    },
  },
} satisfies Translation<typeof cs>;
