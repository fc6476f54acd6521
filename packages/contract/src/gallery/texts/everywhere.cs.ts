/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  HOME: {
    PHOTOS:
      '{count, plural, one {fotka od sousedů} few {fotky od sousedů} many {fotky od sousedů} other {fotek od sousedů}}',
    PHOTOS_HINT: 'Projít',
  },

  MODULES: {
    GALLERY: 'Fotogalerie',
  },

  BE: {
    GALLERY: {
      NOT_ACCES: 'Toto album tu není. Možná bylo smazáno.',
    },
  },

  GALLERY: {
    CREATED: 'Album je založené.',
    SAVED: 'Album je uložené.',
    DELETED: 'Album je smazané.',
    DELETED_MANY: 'Alba jsou smazaná.',
    RENAMED: 'Nový název je uložený.',
    PHOTO_SAVED: 'Fotka je uložená.',
    COVER_SAVED: 'Titulní fotka je vybraná.',
    ORDER_SAVED: 'Pořadí je uložené.',
    PHOTO_DELETED: 'Fotka je smazaná.',
    PHOTOS_DELETED: 'Fotky jsou smazané.',
    LET_IN: 'Fotky jsou v albu.',
    REFUSED: 'Fotky jsme nepřijali a autorům to napíšeme.',
    WITHDRAWN: 'Fotka je stažená.',
    COUNT:
      '{count, plural, =0 {zatím bez fotek} one {# fotografie} few {# fotografie} many {# fotografie} other {# fotografií}}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/everywhere': typeof cs;
  }
}
