/** Said also outside of its own screens. */
const cs = {
  MODULES: {
    DOCUMENTS: 'Dokumenty',
  },

  DOCS: {
    LINK_SIGN: 'WEB',
    FILE_SIGN: 'SOUB',
  },

  DOCUMENTS: {
    ON_PAGE: 'str. {page, number}',
    SCAN: 'ze skenu, může obsahovat chyby',
    MOVED: 'Přesunuto.',
    DELETED_MORE: 'Vybrané je v koši. Do 30 dnů to jde vrátit.',
  },

  FILING: {
    DONE: 'Papíry jsou u jednotek.',
  },

  HOME: {
    DUE: '{count, plural, one {dokument po termínu} few {dokumenty po termínu} many {dokumentu po termínu} other {dokumentů po termínu}}',
  },

  FOLDER: {
    CREATED: 'Složka je vytvořená.',
    SAVED: 'Změny jsou uložené.',
    DELETED: 'Složka je v koši. Do 30 dnů jde vrátit.',
  },

  FILE: {
    FORM: {
      VALIDATION: {
        NAME: 'Doplňte název dokumentu.',
      },
    },
    LINKED: 'Odkaz je uložený.',
    SAVED: 'Změny jsou uložené.',
    DELETED: 'Dokument je v koši. Do 30 dnů jde vrátit.',
    VERSION_ADDED: 'Nová verze je uložená, starší zůstává k dispozici.',
    VERSION_RESTORED: 'Starší verze platí znovu, jako nejnovější.',
    DUE_SAVED: 'Termín je uložený.',
    DUE_REMOVED: 'Termín je zrušený.',
    DUE_CLOSED: 'Kolo je uzavřené, další termín je spočítaný.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/everywhere': typeof cs;
  }
}
