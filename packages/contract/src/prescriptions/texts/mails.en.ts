import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    prescriptionIssued: {
      SUBJECT: '{title}',
      TEXT: 'The association has issued the prescription of payments of your unit: {title}. The first payment is due on {due}.\n\n{units, select, none {} other {{units}}}\n\nThe prescription in PDF with all months is {papers, select, none {in the portal} other {attached to this mail}}.',
      ACTION: 'Open the prescription',
    },
  },
} satisfies Translation<typeof cs>;
