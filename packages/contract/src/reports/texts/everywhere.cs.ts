/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    REPORTS: 'Hlášení',
  },

  HOME: {
    REPORTS:
      '{count, plural, one {hlášení čeká na vás} few {hlášení čekají na vás} many {hlášení čeká na vás} other {hlášení čeká na vás}}',
    REPORTS_ASKED:
      '{count, plural, one {vyřešené hlášení čeká na vaši odpověď} few {vyřešená hlášení čekají na vaši odpověď} many {vyřešeného hlášení čeká na vaši odpověď} other {vyřešených hlášení čeká na vaši odpověď}}',
  },

  REPORT: {
    CREATED: 'Hlášení je odeslané.',
    UPDATED: 'Hlášení je upravené.',
    TAKEN_OVER: 'Hlášení teď řešíte vy.',
    SOLVED: 'Hlášení je vyřešené.',
    SOLVED_MORE: 'Vybraná hlášení jsou vyřešená.',
    ARCHIVED: 'Hlášení je v archivu.',
    WITHDRAWN: 'Hlášení je stažené.',
    READERS_SAVED: 'Uloženo, kdo smí hlášení číst.',
    DELETED: 'Hlášení je smazané.',
    DELETED_MORE: 'Vybraná hlášení jsou smazaná.',
    JUDGED: 'Děkujeme, řešitel i výbor se to dozví.',
    DUE_MOVED: 'Termín je posunutý. Dozvědí se to ti, kterých se to týká.',
    FOLLOWED: 'Uloženo. Od příští novinky to platí.',
    DUE: { UNTIL: 'termín {day}' },
    STATES: { new: 'Nové', solving: 'Řeší se', solved: 'Vyřešené', archive: 'Archiv' },
    TYPES: { fault: 'Závada', request: 'Požadavek', repair: 'Oprava', complaint: 'Stížnost', other: 'Jiné' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reports/everywhere': typeof cs;
  }
}
