import type { Translation } from '../../texts/keys.ts';
import type cs from './confirmations.cs.ts';

export default {
  CONFIRMATIONS: {
    OF_FILE: 'version {version, number}',

    WORDINGS: {
      NUMBER: 'text no. {version, number}',
      OPEN_OF: 'text no. {version, number}: {name}',
      NOT_KEPT: 'text no. {version, number}, not kept',
      SHOW_MINE: 'Show what you confirmed',
      PICK: 'Which text',
      OPTION: 'text no. {version, number}, from {since}',
      IN_FORCE: 'Text no. {version, number} was in force from {since} to {until}.',
      REPLACED_BY: 'Changed by {name}.',
      CONFIRMED: 'You confirmed reading this text on {at}.',
      FILES: 'Attachments of this text',
      LOST: 'Attachments the portal no longer has',
    },

    TITLE: 'Confirm reading',
    CONFIRMED: 'Reading is confirmed.',
    REMINDED: 'Reminders are on their way.',
    PAPER_SAVED: 'Confirmations from paper are written down.',
    TAKEN_BACK: 'The entry from paper is taken back.',
    NOT_FOUND: 'Nobody waits for this confirmation any more. It may have been cancelled meanwhile.',

    ERRORS: {
      CHANGED: 'The content has changed meanwhile, please read it again.',
      NOT_ASKED: 'Nobody is asked to confirm reading here.',
      NOT_MISSING: 'Somebody you chose has already confirmed, or is not asked. Please load the list again.',
      NOT_PAPER: 'Only a confirmation written down from paper can be taken back.',
      REMINDED: 'A reminder was sent less than 12 hours ago. Another one can be sent on {at}.',
      NOBODY: 'There is nobody to remind: everybody has confirmed.',
      DAY_FUTURE: 'A signature cannot be dated in the future.',
      DAY_BEFORE: 'A signature cannot be older than what it confirms.',
    },

    QUEUE: {
      POSITION: '{at, number} of {total, number}',
      CHANGED:
        '{what, select, document {The document has changed in substance since you confirmed it.} event {The event has changed since you confirmed it.} other {The message has changed since you confirmed it.}}',
      OPEN_WHOLE: '{what, select, document {Open the document} event {Open the event} other {Open the whole message}}',
      PROOF: 'To verify',
      FILE: 'Version {version, number}, SHA-256 fingerprint {hash}',
      UNTIL: 'To be confirmed by {day}.',
      TEXT: '{what, select, document {Document to read} event {Text of the event} other {Text of the message}}',
      POSTPONE: 'Remind me next time',
      ACCEPT: 'I confirm reading',
      UNKNOWN: 'The queue does not contain this type.',
      UNKNOWN_HINT: 'This version of the portal cannot show such an item. Please load the page again and retry.',
      SKIP: 'Go on',
      LOADING: 'Loading the next item',
    },

    MINE: {
      TITLE: 'Confirm reading',
      TEXT: '{what, select, document {The committee needs to know that the document has reached everybody it is for.} other {The committee needs to know that the message has reached everybody it is for.}}',
      DO: 'Confirm reading',
      DONE: 'You confirmed reading on {at}.',
    },

    READ: {
      TITLE: 'Read',
      OF: '{done, number} of {total, number}',
      RAIL: 'Reading confirmed by {done, plural, one {# person} other {# people}} of {total, number}.',
      PRIVATE: 'Who else has confirmed is known to the committee and the manager alone.',
      NONE: 'Nobody has confirmed yet.',
      ALL_DONE: 'Everybody has confirmed reading.',
      DONE: 'read',
      ON_PAPER: 'on paper',
      SHOW_ALL: 'Show all {count, number}',
      LIST: '{what, select, document {Who has read the document} other {Who has read the message}}',

      TABS: {
        read: 'Have read',
        missing: 'Missing',
        earlier: '{what, select, document {Earlier version} other {Earlier text}}',
      },
      NONE_EARLIER:
        '{what, select, document {Nobody whom the document is for now confirmed an earlier version.} other {Nobody whom the message is for now confirmed the earlier text.}}',
      EARLIER:
        '{count, plural, one {# person} other {# people}} confirmed {what, select, document {an earlier version} other {the earlier text}}.',
      SHOW_EARLIER: 'Who confirmed the earlier text',
      WITHOUT_AUTHOR:
        '{what, select, document {Without the author of this version, who knows it.} other {Without the author, who knows the message.}}',
      PAPER_BY: 'on paper, written down by {name}',
      OLDER: '{what, select, document {confirmed only an older version} other {confirmed only an older text}}',
      UNITS: '{count, plural, one {unit} other {units}} {units}',
      LAST_REMINDED: 'Last reminded on {at}.',
    },

    REACH: {
      TITLE: 'How to reach them',
      none: 'No e-mail',
      mail: 'E-mail only',
      access: 'Has access',

      HINT: {
        none: 'call or leave a note in the letterbox',
        mail: 'does not enter the portal, confirms on paper',
        access: 'can confirm in the portal',
      },

      COUNT: {
        none: '{count, number} without e-mail',
        mail: '{count, number} with e-mail only',
        access: '{count, number} in the portal',
      },
    },

    REMIND: {
      DO: 'Remind the missing',
      TITLE: 'Remind of the confirmation?',
      TEXT: '{goes, plural, =0 {Nobody gets an e-mail.} one {# person gets an e-mail with the reminder.} other {# people get an e-mail with the reminder.}} Who has confirmed gets nothing.',
      WITHOUT:
        '{count, plural, one {# more person is missing without an e-mail, leave a note in the letterbox.} other {# more people are missing without an e-mail, leave notes in their letterboxes.}}',
      MUTED: '{count, plural, one {# person has switched mails off.} other {# people have switched mails off.}}',
      YES: 'Send the reminder',
      AGAIN: 'Another reminder can be sent on {at}.',
    },

    PAPER: {
      DO: 'Write down from paper',
      TITLE: 'Write down confirmations from paper',
      INTRO: 'Choose who signed on paper. It is also written down who copied it into the portal.',
      DAY: 'Date of signature',
      WHO: 'Who signed',
      SAVE: 'Write down confirmations',
      CHOSEN: '{count, plural, =0 {Nobody is chosen} one {# person chosen} other {# people chosen}}',
      TAKE_BACK: 'Take the entry from paper back',
      TAKE_BACK_OF: 'Take the entry from paper back: {name}',
      TAKE_BACK_TITLE: 'Take the entry from paper back?',
      TAKE_BACK_TEXT: '{name} will again be among those who have not confirmed.',
      KEEP: 'Leave it',
    },

    PRINT: {
      DO: 'Print the list',
    },
  },
} satisfies Translation<typeof cs>;
