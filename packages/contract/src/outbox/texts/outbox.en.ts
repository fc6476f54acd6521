import type { Translation } from '../../texts/keys.ts';
import type cs from './outbox.cs.ts';

export default {
  OUTBOX: {
    TITLE: 'Outgoing mail',
    SEARCH: "Beginning of the recipient's e-mail",
    KEPT: 'Sending is not set up: mails are only kept and their links work. It is set up by PAVLAC_SMTP_URL.',
    RECIPIENT: 'Recipient',
    SUBJECT: 'Subject',
    HOUSE: 'Association',
    STATE: 'State',
    CREATED: 'Created',
    NEWEST: 'Newest first',
    NO_HOUSE: 'Portal',
    QUEUED: 'The mail is in the queue again.',
    NOT_FOUND: 'The mail does not exist.',

    ERRORS: {
      NOT_FAILED: 'Only a mail that could not be sent can be sent again.',
      FORGOTTEN:
        'The link of the mail is forgotten by now and it would be useless without it. Let the person ask for a new one.',
    },

    TABS: {
      LABEL: 'State of mails',
      waiting: 'Waiting',
      sent: 'Sent',
      failed: 'Not sent',
      all: 'All',
    },

    STATES: {
      waiting: 'Waiting',
      sent: 'Sent',
      repeated: 'Sent repeatedly',
      failed: 'Not sent',
      dropped: 'Held back',
    },

    REASONS: {
      refused: "The recipient's server refused the mail.",
      exhausted: 'The server did not take it even after five days of tries.',
      doubt:
        'The connection broke twice at the moment of handing over. It may have arrived; the portal does not send it a third time.',
      stale: 'It waited for more than five days and may have lost its meaning.',
      template: 'The text of the mail could not be put together.',
      access: 'The recipient has lost access to the association meanwhile.',
      over: 'There is no reason for it any more: the vote has ended, or the message is gone or no longer for the recipient.',
    },
    REPEATED: 'Handing over broke at an uncertain moment, so it was sent once more with the same Message-ID.',
    NEXT: 'Next try {at}',
    TRIES: 'Tries',
    NO_TRIES: 'No try yet.',

    OUTCOMES: {
      accepted: 'The server accepted the mail',
      refused: 'The server refused the mail for good',
      delayed: 'The server did not take it for now',
      unknown: 'The connection broke while handing over',
      died: 'The portal ended in the middle of sending',
      again: 'Queued again by an administrator',
    },
    AGAIN: 'Send again',
    ATTACHMENT: 'Attachment {name}',

    FORMS: {
      page: 'As in a mailbox',
      text: 'Text',
    },
    AS_LABEL: 'Form of the mail',
    FORGOTTEN: 'The link or code in the mail is seen by the recipient alone; it is forgotten once sent.',
    CLOSED: 'What is written belongs to the house',
    CLOSED_TEXT:
      'A mail of {house} is read only on a visit there. Choose the house in the list of associations, write the reason and come back. The house will see that you opened the mail.',
    READ: 'Read the mail',
    BROKEN: 'The text of this mail cannot be shown.',
    FACTS: 'Details',
    LANGUAGE: 'Language',
    SENT: 'Sent',
    OPEN: 'Open the mail',
    EMPTY_TITLE: 'There is no mail here',
    EMPTY_TEXT: 'Mails come by themselves: invitations, new passwords and notices.',
  },
} satisfies Translation<typeof cs>;
