/** Sheets; only the server says them. */
const cs = {
  CONTACTS: {
    POSTER: {
      FILE: 'plakat-nouzova-cisla.pdf',
      TITLE: 'Nouzová čísla',
      HEAD: 'Když se něco stane, volejte',
      LIFE: 'hasiči, záchranka, policie',
      WHERE: 'Řekněte, kde jste',
      WHAT: 'Co se stalo',
      NUMBER: 'Číslo',
      WHO: 'Kdo to zvedne',
      FOOT: 'Do portálu můžete závadu nahlásit potom.',
    },

    EXPORT: {
      NAME: 'Jméno nebo firma',
      TYPE: 'Druh',
      CATEGORY: 'Obor',
      POSITION: 'Pozice',
      COMPANY: 'Firma',
      PERSON: 'Kontaktní osoba',
      PHONES: 'Telefony',
      EMAILS: 'E-maily',
      ADDRESS: 'Adresa',
      HOURS: 'Otevírací doba',
      WEB: 'Web',
      ICO: 'IČO',
      DIC: 'DIČ',
      DATA_BOX: 'Datová schránka',
      NOTES: 'Poznámka',
      FILE: 'kontakty',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'contacts/prints': typeof cs;
  }
}
