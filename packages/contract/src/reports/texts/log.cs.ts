/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      report: 'Hlášení',
    },

    DEEDS: {
      report: {
        create: 'Nové hlášení: {name}',
        update: 'Úprava hlášení: {name}',
        takeOver: 'Převzetí hlášení: {name}',
        solve: 'Vyřešené hlášení: {name}',
        solveAll:
          '{count, plural, one {Vyřešeno # hlášení} few {Vyřešena # hlášení} many {Vyřešeno # hlášení} other {Vyřešeno # hlášení}}',
        archive: 'Hlášení do archivu: {name}',
        withdraw: 'Stažené hlášení: {name}',
        readers: 'Kdo smí číst hlášení: {name}',
        delete: 'Smazání hlášení: {name}',
        deleteAll:
          '{count, plural, one {Smazáno # hlášení} few {Smazána # hlášení} many {Smazáno # hlášení} other {Smazáno # hlášení}}',
        attach: 'Příloha k hlášení: {name}',
        uncomment: 'Smazání komentáře u hlášení: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reports/log': typeof cs;
  }
}
