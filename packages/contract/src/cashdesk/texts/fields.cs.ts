/** What fields of a cash record are called in the log, beside those that others have too. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      amount: 'částka',
      cashDay: 'den záznamu',
      cashType: 'druh záznamu',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/fields': typeof cs;
  }
}
