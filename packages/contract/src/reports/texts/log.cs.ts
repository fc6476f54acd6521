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
        verdict: 'Odpověď, jestli je vyřešeno: {name}',
        due: 'Termín hlášení: {name}',
        archive: 'Hlášení do archivu: {name}',
        withdraw: 'Stažené hlášení: {name}',
        readers: 'Kdo smí číst hlášení: {name}',
        delete: 'Smazání hlášení: {name}',
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
