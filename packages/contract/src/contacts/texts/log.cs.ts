/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      contacts: 'Adresář kontaktů',
    },

    DEEDS: {
      contacts: {
        create: 'Nový kontakt: {name}',
        update: 'Úprava kontaktu: {name}',
        delete: 'Smazání kontaktu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'contacts/log': typeof cs;
  }
}
