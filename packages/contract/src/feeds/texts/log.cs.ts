/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      feeds: 'Adresy pro odběr kalendáře',
      sources: 'Kalendáře odjinud',
    },

    DEEDS: {
      feeds: {
        create: 'Nová adresa pro odběr kalendáře: {name}',
        update: 'Úprava adresy pro odběr kalendáře: {name}',
        renew: 'Výměna adresy pro odběr kalendáře: {name}',
        revoke: 'Zrušení adresy pro odběr kalendáře: {name}',
      },
      sources: {
        create: 'Přidání kalendáře odjinud: {name}',
        update: 'Úprava kalendáře odjinud: {name}',
        read: 'Čtení kalendáře odjinud na vyžádání: {name}',
        delete: 'Odebrání kalendáře odjinud: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'feeds/log': typeof cs;
  }
}
