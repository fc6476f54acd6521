import type { Translation } from '../../texts/keys.ts';
import type cs from './contacts.cs.ts';

export default {
  CONTACT_IMPORT: {
    TITLE: 'Loading contacts',
    ACCEPTED: 'The contacts have been added.',
    CHOSEN: 'The choice has been saved.',
    DISCARDED: 'The unfinished list has been discarded.',

    ERRORS: {
      NOT_FOUND: 'The list does not exist, or it has been finished or discarded.',
      STALE: 'The neighbours have changed in the meantime. Please go through the preview again and confirm it.',
      NOTHING: 'There is nothing left to add.',
      ROW: 'This row is no longer in the file. Please load the preview again.',
      TOO_MANY_ROWS: 'The table has more than {max, plural, one {# row} other {# rows}}. Please split it.',
    },

    FILE: {
      LEAD: 'Upload a table with e-mails and phones. You will see first who gets what. Nothing is overwritten or deleted.',
      HINT: 'CSV or XLSX, at most 5 MB and 5,000 rows. Unit numbers, names, e-mails and phones are recognised.',
      OPEN: 'Unfinished lists',
      CONTINUE: 'Continue the list {name}',
      DISCARD: 'Discard the list {name}',
    },

    MAPPING: {
      LEAD: 'Say what is in which column; the rest is left out. There may be several e-mails and phones, even in one cell.',
      MISSING_WHO: 'A column that tells who it is is still missing: a unit number or a name.',
      MISSING_CONTACT: 'A column with e-mails or phones is still missing.',
    },

    COLUMNS: {
      unitNumber: 'Unit number',
      name: 'Full name or company',
      lastName: 'Surname',
      firstName: 'First name',
      email: 'E-mails',
      phone: 'Phones',
      contact: 'E-mails and phones',
    },

    TABS: {
      NEW: 'To add',
      DOUBTFUL: 'To check',
      SAME: 'Unchanged',
      PROBLEMS: 'Notes',
    },

    PREVIEW: {
      TITLE: 'Preview of contacts',
      SUM: 'What will be added',
      SUM_TEXT: '{people}: {emails} and {phones}',
      PEOPLE: '{count, plural, one {To # person} other {To # people}}',
      EMAILS: '{count, plural, one {# e-mail} other {# e-mails}}',
      PHONES: '{count, plural, one {# phone} other {# phones}}',
      ONLY_ADDS: 'Contacts are only added. Sign-in e-mails, access and roles do not change.',
      WAITING:
        '{count, plural, one {# item waits} other {# items wait}} on the tab To check. Until you confirm {count, plural, one {it} other {them}}, nothing of {count, plural, one {it} other {them}} will be added.',
      PUBLIC: 'Show new contacts to everybody in the house',
      PUBLIC_HINT: 'Otherwise only the committee, the manager and the person see them.',
      ROW: 'Row {row, number}',
      NO_NAME: 'Row without a name',
      ADDS: 'will be added',
      KNOWN: 'already in the portal',
      OVER: 'no room left',
      KEPT: 'Stays too:',
      CHOOSE: 'Choose a person',
      CHOOSE_FOR: 'Choose whose it is: {title}',
      CHOOSE_OTHER: 'Choose somebody else',
      CHOOSE_OTHER_FOR: 'Choose somebody else: {title}',
      IS: 'It is {name}',
      TAKE_BACK: 'Take the choice back',
      TAKE_BACK_OF: 'Take the choice back: {title}',
      CHOSEN: 'chosen by hand',
      ACCEPT_ENTRY: 'Add contacts: {title}',
      ADDED: 'Will be added',
      LEFT_OUT: 'Will be left out',
      NOTHING_NEW: 'All contacts of the file are in the portal already. There is nothing to add.',
      ACCEPT: 'Add {count, plural, one {# contact} other {# contacts}}',
      ACCEPT_TITLE: 'Add the contacts to the neighbours?',
      ACCEPT_TEXT: 'This will be added: {sum}. {shown}',
      SHOWN_HOUSE: 'Everybody in the house will see them.',
      SHOWN_COMMITTEE: 'Only the committee, the manager and the person will see them.',
      DISCARD: 'Discard the list',
      DISCARD_TITLE: 'Discard the list?',
      DISCARD_TEXT: 'Nothing changes for the neighbours. What you chose in the preview will be lost.',
    },

    DOUBTS: {
      nobody: 'Nobody like that was found in this unit or in the house.',
      several: 'It may be several people.',
      otherUnit: 'The name is in the house, but in another unit. Is it this person?',
      order: 'The row has several people and contacts. They have been divided by their order.',
      everybody: 'The row has several people and another number of contacts. Everybody got them.',
    },

    PROBLEMS: {
      birthNumber: 'There was a birth number in the column {column}. It has been dropped.',
      emailForm: '“{value}” is not an e-mail and is left out.',
      phoneForm: '“{value}” is not a phone number and is left out.',
      contactForm: '“{value}” is neither an e-mail nor a phone number and is left out.',
      officer:
        '{name} holds an office. The contacts are changed only by themselves or by who may give that office; nothing is added.',
      nameUnknown: '“{name}” is not in the house.',
      unitUnknown: 'The unit {unit} is not in the house.',
      tooMany: '{name}: at most {max} e-mails and {max} phones of one person are kept, the rest is left out.',
    },

    CHOOSE: {
      TITLE: 'Whose contacts are these',
      PERSON: 'Neighbour',
      SAVE: 'Confirm the person',
    },

    DONE: {
      TITLE: 'The contacts have been added',
      TEXT: 'Added: {sum}.',
      LEFT: '{count, plural, one {# item was not confirmed and nothing of it} other {# items were not confirmed and nothing of them}} was added. Write the contact at the neighbour, or upload the file again.',
      TO_MEMBERS: 'Show the neighbours',
      AGAIN: 'Upload another file',
      INVITABLE:
        '{count, plural, one {# person now has an e-mail, but no access} other {# people now have an e-mail, but no access}} to the portal yet.',
      INVITE: 'Invite to the portal',
      INVITE_TITLE: 'Send invitations to the portal?',
      INVITE_TEXT:
        '{count, plural, one {# person gets} other {# people get}} an invitation. Its link is valid for 14 days.',
      INVITED: '{count, plural, one {# invitation has been sent.} other {# invitations have been sent.}}',
      NOT_INVITED: 'These got no invitation:',
    },
  },
} satisfies Translation<typeof cs>;
