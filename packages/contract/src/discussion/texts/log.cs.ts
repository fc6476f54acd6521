/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      discussion: 'Diskuze',
    },

    DEEDS: {
      discussion: {
        create: 'Nová diskuze: {name}',
        update: 'Úprava diskuze: {name}',
        finish: 'Ukončení diskuze: {name}',
        reopen: 'Znovu otevřená diskuze: {name}',
        delete: 'Smazání diskuze: {name}',
        uncomment: 'Smazání odpovědi v diskuzi: {name}',
        leave: 'Nahlášená odpověď zůstává v diskuzi: {name}',
        hide: 'Skrytí odpovědi v diskuzi: {name}',
        show: 'Znovu zobrazená odpověď v diskuzi: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'discussion/log': typeof cs;
  }
}
