import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    archiveAsked: {
      SUBJECT: '{person}: an archive of the whole house asked for',
      TEXT: 'Somebody asked in the portal for an archive of the whole house {house}.\n\nName: {person}. {sealed, select, yes {The archive is sealed by a passphrase.} other {The archive is not sealed by a passphrase.}}\n\nIt holds personal data of all neighbours. If the committee did not expect it, ask at once.',
      ACTION: 'See archives of the house',
    },
    archiveReady: {
      SUBJECT: 'The archive of the house is ready',
      TEXT: 'The archive of the whole house {house} is ready to be downloaded. We keep it in the portal for one day.\n\nIt holds personal data of all neighbours, keep it only where it belongs.',
      ACTION: 'Download the archive',
    },
    archiveFailed: {
      SUBJECT: 'The archive of the house could not be prepared',
      TEXT: 'The archive of the whole house {house} could not be prepared. Please try again; if it fails once more, write to whoever looks after the portal.',
      ACTION: 'Try again',
    },
  },
} satisfies Translation<typeof cs>;
