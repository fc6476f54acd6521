import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    documentPublished: {
      SUBJECT: 'New document: {title}',
      TEXT: 'There is a new document of the house: {title}.{who, select, none {} other { It was uploaded by {who}.}}{place, select, none {} other {\n\nFolder: {place}}}{text, select, none {} other {\n\n{text}}}{accept, select, none {} other {\n\nPlease confirm in the portal that you have read it.}}',
      ACTION: 'Open the document',
    },

    documentChanged: {
      SUBJECT: 'New version of a document: {title}',
      TEXT: 'The document {title} has a new version, number {version}.{who, select, none {} other { It was uploaded by {who}.}}{place, select, none {} other {\n\nFolder: {place}}}{text, select, none {} other {\n\n{text}}}{accept, select, none {} other {\n\nThe change is material. Even if you have confirmed reading it already, please confirm it again.}}',
      ACTION: 'Open the document',
    },

    documentReminder: {
      SUBJECT: 'Please confirm reading: {title}',
      TEXT: 'The committee waits for you to confirm that you have read the document {title}.{place, select, none {} other {\n\nFolder: {place}}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Read and confirm',
    },

    documentAddressed: {
      SUBJECT: 'A paper for you: {title}',
      TEXT: 'On the portal of the house there is a paper sent to you by name: {title}.{who, select, none {} other { Author: {who}.}}{text, select, none {} other {\n\n{text}}}\n\nYou find it on your own page, among Papers for you, also when you do not belong to the unit any more.',
      ACTION: 'Open the portal',
    },

    documentDigest: {
      SUBJECT: '{count, plural, one {# piece of news} other {# pieces of news}} in the documents',
      TEXT: 'New or changed in the documents of the house:',
      ACTION: 'Open the documents',
    },

    documentDue: {
      SUBJECT: '{state, select, overdue {Overdue} other {Due soon}}: {title}',
      TEXT: '{kind, select, lift {Lift inspection} gas {Gas inspection} electricity {Electrical inspection} chimney {Chimney check} fire {Fire protection} insurance {Insurance} contract {Contract} other {Due date}}: {title}\n\n{state, select, overdue {It was due on {due}, {days, plural, one {# day} other {# days}} ago.} today {It is due today, {due}.} other {It is due on {due}, {days, plural, one {# day} other {# days}} left.}}{firm, select, none {} other {\n\nFirm: {firm}}}\n\nOnce it is done, upload the new report or contract as the next version of the document. That closes the round, and the next due date is set by itself.',
      ACTION: 'Open the document',
    },
  },
} satisfies Translation<typeof cs>;
