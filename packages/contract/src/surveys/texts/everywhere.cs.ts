/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    SURVEY: 'Ankety',
  },

  HOME: {
    SURVEYS:
      '{count, plural, one {anketa čeká na vaši odpověď} few {ankety čekají na vaši odpověď} many {ankety čeká na vaši odpověď} other {anket čeká na vaši odpověď}}',
  },

  SURVEY: {
    CREATED: 'Anketa je uložená jako koncept.',
    UPDATED: 'Anketa je uložená.',
    STARTED: 'Anketa je spuštěná.',
    STORED: 'Děkujeme, vaše odpověď je uložená.',
    FINISHED: 'Anketa je ukončená.',
    DELETED: 'Anketa je smazaná.',
    PAPERS_BACK: 'Papíry jsou vrácené. Odpovědět teď jde zase v portálu.',
    PAPER_STORED: 'Papír je zapsaný.',
    STATES: { concept: 'Koncept', active: 'Probíhá', finished: 'Ukončeno' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/everywhere': typeof cs;
  }
}
