/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      clearances: 'Potvrzení o dluzích',
    },
    DEEDS: {
      clearances: {
        ask: 'Žádost o potvrzení o dluzích jednotky {name}',
        issue: 'Vystavení potvrzení o dluzích {name}',
        withdraw: 'Odvolání potvrzení o dluzích {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clearances/log': typeof cs;
  }
}
