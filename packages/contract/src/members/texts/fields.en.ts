import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  PERSON: {
    FIELDS: {
      POSITION: 'Position',
      POSITION_HINT: 'For example caretaker or accountant.',
      BANK: 'Bank account',
      BANK_HINT: 'Only the committee and the manager see it.',
      BANK_HINT_OWN: 'Only you, the committee and the manager see it.',
      PREFERRED: 'How you like to be contacted',
      PREFERRED_OF: 'Preferred contact',
      NOTE: 'Note',
      NOTE_HINT: 'Only the committee and the manager see it.',
    },
  },

  CARE: {
    MERGE: {
      FIELDS: {
        titleBefore: 'title before the name',
        titleAfter: 'title after the name',
        ico: 'company number',
        position: 'position',
        address: 'address',
        permanentAddress: 'permanent address',
        bankAccount: 'bank account',
        preferredCommunication: 'way of communication',
        note: 'note',
        entrance: 'entrance',
      },
    },
  },

  ACTIVITY: {
    FIELDS: {
      sex: 'form of address',
      position: 'position',
      emails: 'e-mails',
      phones: 'phones',
      address: 'address',
      permanentAddress: 'permanent address',
      diedOn: 'day of death',
      bankAccount: 'bank account',
      preferred: 'preferred contact',
      relations: 'family and authorised persons',
    },
  },
} satisfies Translation<typeof cs>;
