/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    SURVEY: 'Ankety',
  },

  SURVEY: {
    UPDATED: 'Anketa je uložená.',
    STARTED: 'Anketa je spuštěná.',
    STORED: 'Děkujeme, vaše odpověď je uložená.',
    FINISHED: 'Anketa je ukončená.',
    DELETED: 'Anketa je smazaná.',
    PAPERS_BACK: 'Papíry jsou vrácené. Odpovědět teď jde zase v portálu.',
    PAPER_STORED: 'Papír je zapsaný.',
    STATES: { concept: 'Koncept', active: 'Běží', finished: 'Ukončená' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/everywhere': typeof cs;
  }
}
