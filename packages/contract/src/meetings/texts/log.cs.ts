/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      meetings: 'Shromáždění',
    },

    DEEDS: {
      meetings: {
        create: 'Nové shromáždění: {name}',
        update: 'Úprava shromáždění: {name}',
        schedule: 'Svolání shromáždění: {name}',
        cancel: 'Odvolání shromáždění: {name}',
        finish: 'Ukončení shromáždění: {name}',
        delete: 'Smazání shromáždění: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'meetings/log': typeof cs;
  }
}
