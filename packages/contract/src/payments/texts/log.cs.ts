/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      payments: 'Platby domu',
    },
    DEEDS: {
      payments: {
        create: 'Platba poplatku: {name}',
        join: 'Platba spojená s tím, čím se zaplatila: {name}',
        undo: 'Vzetí platby zpět: {name}',
        cash: 'Schválený požadavek zapsaný do pokladny: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'payments/log': typeof cs;
  }
}
