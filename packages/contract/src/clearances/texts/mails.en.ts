import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    clearanceAsked: {
      SUBJECT: 'Request for a confirmation of debts of unit {unit}',
      TEXT: 'The owner of unit {unit} asks for a confirmation of which debts pass to the buyer when it is transferred.{note, select, none {} other {\n\n{note}}}\n\nIt is issued by whoever is responsible for the administration of the house (§ 1186 of the Civil Code). Without it the owner cannot show the buyer what they take over.',
      ACTION: 'Issue the confirmation',
    },
    clearanceIssued: {
      SUBJECT: 'The confirmation of debts of unit {unit} is issued',
      TEXT: 'The confirmation of debts {number} as of {day} is issued. Download the PDF in the portal, on the account of the unit.\n\nThe buyer checks the code on the paper without signing in.',
      ACTION: 'Open the account of the unit',
    },
  },
} satisfies Translation<typeof cs>;
