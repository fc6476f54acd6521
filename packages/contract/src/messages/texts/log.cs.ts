/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      messages: 'Zprávy',
    },

    DEEDS: {
      messages: {
        create: 'Nová zpráva: {name}',
        update: 'Úprava zprávy: {name}',
        publish: 'Zveřejnění zprávy: {name}',
        archive: 'Archivace zprávy: {name}',
        restore: 'Návrat zprávy z archivu: {name}',
        delete: 'Smazání zprávy: {name}',
        remind: 'Připomenutí potvrzení zprávy: {name}',
        confirm: 'Potvrzení přečtení zprávy: {name}',
        paper: 'Zápis potvrzení z papíru: {name}',
        unpaper: 'Zrušení zápisu z papíru: {name}',
        uncomment: 'Smazání komentáře u zprávy: {name}',
        template: 'Nová šablona zprávy: {name}',
        templateRemoved: 'Smazání šablony zprávy: {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/log': typeof cs;
  }
}
