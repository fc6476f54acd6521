import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  CONTACTS: {
    POSTER: {
      FILE: 'emergency-numbers.pdf',
      TITLE: 'Emergency numbers',
      HEAD: 'When something happens, call',
      LIFE: 'fire brigade, ambulance, police',
      WHERE: 'Say where you are',
      WHAT: 'What happened',
      NUMBER: 'Number',
      WHO: 'Who answers',
      FOOT: 'You can report the fault in the portal afterwards.',
    },

    EXPORT: {
      NAME: 'Name or company',
      TYPE: 'Kind',
      CATEGORY: 'Category',
      POSITION: 'Position',
      COMPANY: 'Company',
      PERSON: 'Contact person',
      PHONES: 'Phones',
      EMAILS: 'E-mails',
      ADDRESS: 'Address',
      HOURS: 'Opening hours',
      WEB: 'Web',
      ICO: 'Company number',
      DIC: 'VAT number',
      DATA_BOX: 'Data box',
      NOTES: 'Note',
      FILE: 'contacts',
    },
  },
} satisfies Translation<typeof cs>;
