/** What fields of an album are called in the log, beside those that others have too. */
const cs = {
  ACTIVITY: {
    FIELDS: {
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
