import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  CONFIRMATIONS: {
    PRINT: {
      FILE: 'confirmed-reading-{id}.pdf',
      TITLE: 'Confirmation of reading',
      FOOT: '{title}, confirmation of reading',
      NUMBER: 'Number of the message',
      VERSION: 'Version',
      VERSION_TEXT: 'text no. {version, number}',
      VERSION_OF_FILE: 'version {version, number}',
      SHA256: 'SHA-256 fingerprint',
      VERSION_FROM: '{version} of {at}',
      OLDER: '{name} (confirmed an earlier text)',
      PUBLISHED: 'Published',
      UNTIL: 'Confirm by',
      PRINTED: 'Printed',
      STATE: 'Confirmed',
      CONFIRMED: 'Confirmed reading',
      MISSING: 'Missing',
      MISSING_TEXT: 'By my signature I confirm that I have read the message.',
      MISSING_FILE: 'By my signature I confirm that I have read this version of the document.',

      COLUMNS: {
        UNITS: 'Units',
        NAME: 'Name',
        DATE: 'Confirmed',
        HOW: 'How',
        SIGNED: 'Date and signature',
      },

      HOW: {
        portal: 'in the portal',
        paper: 'on paper',
      },
      RECORDER: 'Written down for the committee, date and signature',
    },
  },
} satisfies Translation<typeof cs>;
