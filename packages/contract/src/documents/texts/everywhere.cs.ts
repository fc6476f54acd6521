/** Said also outside of its own screens. */
const cs = {
  MODULES: {
    DOCUMENTS: 'Dokumenty',
  },

  DOCUMENTS: {
    MOVED: 'Přesunuto.',
    DELETED_MORE: 'Vybrané je v koši. Do 30 dnů to jde vrátit.',
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
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/everywhere': typeof cs;
  }
}
