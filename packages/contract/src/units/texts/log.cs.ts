/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      rooms: 'Jednotky',
    },

    DEEDS: {
      rooms: {
        representative: 'Zástupce spoluvlastníků jednotky {name}',
        create: 'Nová jednotka {name}',
        update: 'Úprava jednotky {name}',
        delete: 'Smazání jednotky {name}',
        undo: 'Vrácení změny vlastníka jednotky {name}',
        correct: 'Oprava záznamu vlastníků jednotky {name}',
        plan: 'Plán změny vlastníků jednotky {name}',
        unplan: 'Zrušení plánu změny vlastníků jednotky {name}',
        import: 'Import jednotek a vlastníků ze souboru',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/log': typeof cs;
  }
}
