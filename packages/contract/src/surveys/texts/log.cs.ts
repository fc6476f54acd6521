/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      survey: 'Anketa',
    },

    DEEDS: {
      survey: {
        create: 'Nová anketa: {name}',
        update: 'Úprava ankety: {name}',
        start: 'Spuštění ankety: {name}',
        finish: 'Ukončení ankety: {name}',
        delete: 'Smazání ankety: {name}',
        print: 'Tisk papírů k anketě: {name}',
        paper: 'Zapsaný papír k anketě: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/log': typeof cs;
  }
}
