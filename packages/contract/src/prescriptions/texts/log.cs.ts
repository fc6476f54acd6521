/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      prescriptions: 'Předpisy',
    },
    DEEDS: {
      prescriptions: {
        create: 'Založení předpisu: {name}',
        update: 'Úprava předpisu: {name}',
        delete: 'Smazání předpisu: {name}',
        check: 'Ověření jednotek pro předpis: {name}',
        issue: 'Vydání předpisu: {name}',
        correct: 'Oprava předpisu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prescriptions/log': typeof cs;
  }
}
