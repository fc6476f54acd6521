/** What fields of a person are called: in forms and facts, in a merge of two records, and in the log. */
const cs = {
  PERSON: {
    FIELDS: {
      POSITION: 'Pozice',
      POSITION_HINT: 'Například domovník nebo účetní.',
      BANK: 'Bankovní účet',
      BANK_HINT: 'Uvidí jen výbor a správce.',
      BANK_HINT_OWN: 'Uvidíte ho jen vy, výbor a správce.',
      PREFERRED: 'Jak vás nejraději kontaktovat',
      PREFERRED_OF: 'Preferovaný kontakt',
      NOTE: 'Poznámka',
      NOTE_HINT: 'Uvidí jen výbor a správce.',
    },
  },

  CARE: {
    MERGE: {
      FIELDS: {
        titleBefore: 'titul před jménem',
        titleAfter: 'titul za jménem',
        ico: 'IČO',
        position: 'funkce',
        address: 'adresa',
        permanentAddress: 'trvalé bydliště',
        bankAccount: 'bankovní účet',
        preferredCommunication: 'způsob komunikace',
        note: 'poznámka',
        entrance: 'vchod',
      },
    },
  },

  ACTIVITY: {
    FIELDS: {
      sex: 'oslovení',
      position: 'pozice',
      emails: 'e-maily',
      phones: 'telefony',
      address: 'adresa',
      permanentAddress: 'trvalá adresa',
      diedOn: 'den úmrtí',
      bankAccount: 'bankovní účet',
      preferred: 'způsob komunikace',
      relations: 'blízcí a zástupci',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/fields': typeof cs;
  }
}
