/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      resolutions: 'Usnesení',
    },

    DEEDS: {
      resolutions: {
        update: 'Plnění usnesení č. {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/log': typeof cs;
  }
}
