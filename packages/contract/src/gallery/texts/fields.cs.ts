/** What fields of an album are called in the log, beside those that others have too. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      neighbours: 'fotky od sousedů',
      tiedTo: 'k čemu album patří',
      sorted: 'řazení fotek',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/fields': typeof cs;
  }
}
