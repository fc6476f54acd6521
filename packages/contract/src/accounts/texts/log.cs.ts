/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      accounts: 'Účty jednotek',
    },
    DEEDS: {
      accounts: {
        enter: 'Ruční zápis na účet jednotky {name}',
        undo: 'Storno zápisu na účtu jednotky {name}',
        move: 'Přesun platby na účtu jednotky {name}',
        symbol: 'Změna variabilního symbolu jednotky {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'accounts/log': typeof cs;
  }
}
