/** What is wrong with the list of those who vote. */
const cs = {
  VOTE: {
    CENSUS_WRONG: {
      NO_SEAT: 'V seznamu zatím nikdo není. Načtěte ho z jednotek domu.',
      NO_SHARE: 'Chybí podíl. Doplňte ho podle katastru.',
      ZERO_SHARE: 'Podíl musí být větší než nula.',
      UNIT_TWICE: 'Některá z jednotek už v seznamu je. Každá jednotka může hlasovat jen jednou.',
      SUM_LACKS: 'Podíly v seznamu nedávají dohromady celý dům. Chybí {fraction}.',
      SUM_EXCEEDS: 'Podíly v seznamu dávají dohromady víc než celý dům. Přebývá {fraction}.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/census': typeof cs;
  }
}
