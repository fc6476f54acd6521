/** What fields of a contact are called in the log, beside those that others have too. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      category: 'obor',
      called: 'kdy se volá',
      hours: 'otevírací doba',
      onHolidays: 'otevřeno ve svátky',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'contacts/fields': typeof cs;
  }
}
