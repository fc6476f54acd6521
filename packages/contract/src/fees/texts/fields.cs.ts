/** What fields of a fee are called in the log, beside those that others have too. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      feeSide: 'kdo platí',
      feeKey: 'podle čeho se dělí',
      frequency: 'jak často',
      firstDue: 'první splatnost',
      feeNumbers: 'čísla jednotek',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/fields': typeof cs;
  }
}
