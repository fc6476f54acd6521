/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      events: 'Události',
      calendars: 'Kalendáře',
      eventLabels: 'Štítky událostí',
    },

    DEEDS: {
      events: {
        create: 'Nová událost: {name}',
        update: 'Úprava události: {name}',
        updateOne: 'Úprava jednoho výskytu události: {name}',
        updateNext: 'Úprava dalších výskytů události: {name}',
        delete: 'Smazání události: {name}',
        deleteOne: 'Smazání jednoho výskytu události: {name}',
        deleteNext: 'Smazání dalších výskytů události: {name}',
        remind: 'Připomenutí potvrzení události: {name}',
        confirm: 'Potvrzení přečtení události: {name}',
        paper: 'Zápis potvrzení události z papíru: {name}',
        unpaper: 'Zrušení zápisu potvrzení události z papíru: {name}',
        uncomment: 'Smazání komentáře u události: {name}',
      },
      calendars: {
        create: 'Nový kalendář: {name}',
        update: 'Úprava kalendáře: {name}',
        delete: 'Smazání kalendáře: {name}',
      },
      eventLabels: {
        create: 'Nový štítek událostí: {name}',
        update: 'Úprava štítku událostí: {name}',
        delete: 'Smazání štítku událostí: {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/log': typeof cs;
  }
}
