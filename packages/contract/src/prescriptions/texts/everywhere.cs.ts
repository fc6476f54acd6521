/** Said also outside of its own screens: as a toast of a call. */
const cs = {
  PRESCRIPTIONS: {
    CREATED: 'Předpis je založený. Zatím o něm nikdo neví.',
    UPDATED: 'Předpis je uložený.',
    DELETED: 'Předpis je smazaný.',
    ISSUED: 'Předpis je vydaný.',
    CORRECTED: 'Oprava je zapsaná.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prescriptions/everywhere': typeof cs;
  }
}
