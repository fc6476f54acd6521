/** Albums: their list, one album, the viewer, the form. */
const cs = {
  GALLERY: {
    TITLE: 'Fotogalerie',
    ONE: 'Album',
    ONE_PHOTO: 'Fotografie',
    NEW: 'Nové album',
    ADD: 'Založit album',
    EDIT: 'Upravit album',
    MORE: 'Další akce',
    SEARCH: 'Název, popis nebo popisek',
    ANY_VISIBILITY: 'Všechna alba',
    VISIBILITIES: { public: 'Celý dům', private: 'Jen výbor' },
    PRIVATE: 'jen výbor',
    FOR_ALL: 'celý dům',
    ORDERS: { CREATED: 'Založeno', NAME: 'Název' },

    EMPTY: {
      TITLE: 'Zatím tu nejsou žádná alba',
      TEXT: 'Založte první: slavnost na dvoře, oprava střechy, jak dům vypadal dřív.',
      TEXT_OTHERS: 'Až výbor nějaké založí, najdete ho tady.',
    },
    SELECTED: '{count, plural, one {Vybráno # album} few {Vybrána # alba} many {Vybráno # alba} other {Vybráno # alb}}',

    PHOTOS: 'Fotografie v albu',
    PHOTO_N: '{n, number}. fotografie z {all, number}',
    NO_PHOTOS: {
      TITLE: 'V albu zatím nic není',
      TEXT: 'Přidejte fotky z telefonu nebo z počítače. Místo, přístroj a jméno autora z nich hned odstraníme.',
      TEXT_OTHERS: 'Až výbor fotky přidá, uvidíte je tady.',
    },
    ADD_PHOTOS: 'Přidat fotky',
    ADDED:
      '{count, plural, one {Přibyla # fotka} few {Přibyly # fotky} many {Přibylo # fotky} other {Přibylo # fotek}}.',
    MAKING: 'Náhled se připravuje',
    FAILED: 'Náhled se nepodařilo připravit',
    DOWNLOAD_ALL: 'Stáhnout vše',
    DOWNLOAD: 'Stáhnout fotku',

    CHOOSE: 'Vybrat fotky',
    CHOOSE_END: 'Ukončit výběr',
    CHOSEN:
      '{count, plural, =0 {Vyberte fotky} one {Vybrána # fotka} few {Vybrány # fotky} many {Vybráno # fotky} other {Vybráno # fotek}}',
    DESCRIBE: 'Popisek a název',
    CAPTION: 'Popisek',
    CAPTION_HINT: 'Stojí pod fotkou v albu i v prohlížeči.',
    FILE_NAME: 'Název souboru',
    MAKE_COVER: 'Použít jako titulní',
    MOVE_FIRST: 'Přesunout na začátek',
    MOVE_UP: 'Posunout dopředu',
    MOVE_DOWN: 'Posunout dozadu',

    VIEWER: {
      N_OF: '{n, number}. fotografie z {all, number}',
      DOWNLOAD: 'Stáhnout',
      PREVIOUS: 'Předchozí',
      NEXT: 'Další',
      BY: 'foto {name}',
    },

    DELETE: {
      DO: 'Smazat album',
      TITLE: 'Smazat album {name}?',
      TEXT: '{count, plural, =0 {Album zmizí všem.} one {Album zmizí všem i s # fotkou.} few {Album zmizí všem i s # fotkami.} many {Album zmizí všem i s # fotky.} other {Album zmizí všem i s # fotkami.}} Smazání nejde vrátit.',
      MANY: 'Smazat alba',
      MANY_TITLE:
        '{count, plural, one {Smazat # album?} few {Smazat # alba?} many {Smazat # alba?} other {Smazat # alb?}}',
      MANY_TEXT: 'Alba zmizí všem i s fotkami. Smazání nejde vrátit.',
      PHOTO: 'Smazat fotku',
      PHOTOS: 'Smazat fotky',
      PHOTOS_TITLE:
        '{count, plural, one {Smazat # fotku?} few {Smazat # fotky?} many {Smazat # fotky?} other {Smazat # fotek?}}',
      PHOTOS_TEXT: 'Z alba zmizí všem. Smazání nejde vrátit.',
    },

    FORM: {
      WHAT: 'O čem album je',
      NAME: 'Název',
      DESCRIPTION: 'Popis',
      DESCRIPTION_HINT: 'Kdy a kde, komu patří dík, na co se dívat.',
      VISIBILITY: 'Kdo album uvidí',
      VISIBILITY_HINTS: {
        public: 'Uvidí ho všichni, kdo v domě čtou fotogalerii. O novém albu jim jednou napíšeme v pondělním souhrnu.',
        private: 'Uvidí ho jen výbor. Pro ostatní jako by nebylo, ani v hledání.',
      },
      SORTED: 'Jak jsou fotky seřazené',
      SORTS: { hand: 'Jak je seřadíte', taken: 'Podle času pořízení' },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/gallery': typeof cs;
  }
}
