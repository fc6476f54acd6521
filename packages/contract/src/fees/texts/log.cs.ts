/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      fees: 'Přehled poplatků',
    },
    DEEDS: {
      fees: {
        create: 'Nový poplatek: {name}',
        update: 'Úprava poplatku: {name}',
        delete: 'Smazání poplatku: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/log': typeof cs;
  }
}
