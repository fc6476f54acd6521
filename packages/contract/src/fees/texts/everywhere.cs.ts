/** Said also outside of its own screens: in the menu, as a toast of a call. */
const cs = {
  MODULES: {
    FEES: 'Přehled poplatků',
  },

  FEES: {
    CREATED: 'Poplatek je uložený.',
    UPDATED: 'Poplatek je uložený.',
    DELETED: 'Poplatek je smazaný.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/everywhere': typeof cs;
  }
}
