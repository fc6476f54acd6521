/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    DISCUSSION: 'Diskuze',
  },

  DISCUSSION: {
    CREATED: 'Diskuze je otevřená.',
    UPDATED: 'Diskuze je upravená.',
    FINISHED: 'Diskuze je ukončená.',
    REOPENED: 'Diskuze je znovu otevřená.',
    DELETED: 'Diskuze je smazaná.',
    STATES: { open: 'Otevřená', closed: 'Uzavřená' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'discussion/everywhere': typeof cs;
  }
}
