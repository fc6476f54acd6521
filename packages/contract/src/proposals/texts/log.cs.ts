/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      proposals: 'Náměty na program',
    },

    DEEDS: {
      proposals: {
        create: 'Nový námět na program: {name}',
        support: 'Podpora námětu: {name}',
        takeBack: 'Vzetí podpory námětu zpět: {name}',
        reach: 'Námět podporuje víc než čtvrtina hlasů: {name}',
        take: 'Zařazení námětu na program: {name}',
        decline: 'Nezařazení námětu: {name}',
        withdraw: 'Stažení námětu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proposals/log': typeof cs;
  }
}
