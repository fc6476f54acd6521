import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    orderLink: {
      SUBJECT: 'Your order of the Pavlač portal',
      TEXT: 'We have prepared an order of the Pavlač portal for you. It takes some ten minutes and may be interrupted at any time: what you write stays saved and you can go on from another device.\n\nThe link works until {until}. The variable symbol of your payments will be {symbol}.',
      ACTION: 'Fill in the order',
    },
    orderLinkNew: {
      SUBJECT: 'A new link to your order of the Pavlač portal',
      TEXT: 'Here is a new link to your order. The one before does not work any more. What you wrote stayed saved.\n\nThe link works until {until}.',
      ACTION: 'Fill in the order',
    },
    orderCode: {
      SUBJECT: 'Code for data of the owners',
      TEXT: 'Somebody with the link to your order wants to see names of the owners in the cadastre. If it is you, copy the code into the form. It is valid for ten minutes.\n\nIf you know nothing of it, do not tell anybody the code.',
    },
    orderRecap: {
      SUBJECT: 'Your order of the Pavlač portal was sent: {house}',
      TEXT: 'Thank you for the order. We will check the data and send an invitation to {user}.\n\nAssociation: {house}, company number {ic}\nSeat: {seat}\nAuthorised person: {person}\nUnits: {units}\nPayment: {period, select, annual {once a year} monthly {every month} other {–}}{price, select, none {} other {, {price} without VAT}}\nUnits of the cadastre: {read}\nVariable symbol: {symbol}',
    },
    orderFilled: {
      SUBJECT: 'An order waits for its check: {house}',
      TEXT: 'The customer {email} has sent the order of {house}.',
      ACTION: 'Check the data',
    },
    orderRefused: {
      SUBJECT: 'We cannot accept your order of the Pavlač portal',
      TEXT: 'We have declined the order. The reason: {reason}\n\nThe link to the form does not work any more. If the matter is settled, write to us and we will send a new one.',
    },
    orderDeclined: {
      SUBJECT: 'The customer does not want the order: {email}',
      TEXT: 'The reason: {reason}',
      ACTION: 'Open the order',
    },
    orderAccepted: {
      SUBJECT: '{house} is set up in the Pavlač portal',
      TEXT: 'We have checked the order and the house is ready. The invitation was sent to {user}. After the first sign-in the portal shows what the house still needs: invite owners, check shares and upload the statutes.',
    },
    employeeAdded: {
      SUBJECT: 'You have access to the administration of Pavlač',
      TEXT: '{by} has added you to the staff of the portal. You will see orders and all associations.\n\nYou sign in by the e-mail {email}. Whoever has no password yet sets it by the link.',
      ACTION: 'Open the portal',
    },
    employeesChanged: {
      SUBJECT: 'Staff of the portal has changed',
      TEXT: '{what, select, added {New staff of the portal} other {End of access of staff}}: {person} ({email}). Changed by {by}.\n\nIf this should not have happened, undo it in Staff.',
      ACTION: 'Open staff',
    },
  },
} satisfies Translation<typeof cs>;
