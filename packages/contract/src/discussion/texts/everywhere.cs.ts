/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    DISCUSSION: 'Diskuze',
  },

  HOME: {
    REPLIES_REPORTED:
      '{count, plural, one {nahlášená odpověď čeká na výbor} few {nahlášené odpovědi čekají na výbor} many {nahlášené odpovědi čeká na výbor} other {nahlášených odpovědí čeká na výbor}}',
    REPLIES_REPORTED_HINT: 'Nechat, nebo skrýt?',
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
