/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      name: 'název nebo jméno',
      note: 'poznámka',
      entrance: 'vchod',
      files: 'přílohy',
    },

    NOUNS: {
      files: 'Přílohy',
    },

    DEEDS: {
      files: {
        update: 'Úprava údajů přílohy: {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/log': typeof cs;
  }
}
