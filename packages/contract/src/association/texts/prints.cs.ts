/** Papers and sheets; only the server says them. */
const cs = {
  ACTIVITY: {
    SHEET: {
      NAME: 'aktivita',
      AT: 'Kdy',
      WHO: 'Kdo',
      NOUN: 'Oblast',
      WHAT: 'Co se stalo',
      FIELD: 'Údaj',
      BEFORE: 'Před',
      AFTER: 'Po',
      MORE: 'Další',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/prints': typeof cs;
  }
}
