/** What was done, as a noun phrase. */
const cs = {
  ACTIVITY: {
    NOUNS: { changes: 'Návrhy změn evidence' },
    DEEDS: {
      changes: {
        open: 'Otevření návrhu změn',
        find: 'Nalezení rozdílů proti katastru',
        write: 'Převzetí zápisu zlomků z katastru',
        hand: 'Předání návrhu změn druhé osobě',
        accept: 'Přijetí změn evidence',
        leave: 'Ponechání všech rozdílů otevřených',
        undo: 'Vrácení přijatých změn evidence',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'changes/log': typeof cs;
  }
}
