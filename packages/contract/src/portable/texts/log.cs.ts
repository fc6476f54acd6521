/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      houseArchive: 'Archiv domu',
    },
    DEEDS: {
      houseArchive: {
        ask: 'Vyžádání archivu celého domu',
        askSealed: 'Vyžádání archivu celého domu, zapečetěného heslem',
        delete: 'Smazání archivu celého domu',
        bring: 'Načtení společenství z archivu',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'portable/log': typeof cs;
  }
}
