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

    TIED: 'Fotky',
    TIED_EVENT: 'Událost: {title}',
    TIED_REPORT: 'Hlášení: {title}',

    OFFERS: {
      WAIT: '{count, plural, one {čeká # fotka} few {čekají # fotky} many {čeká # fotky} other {čeká # fotek}}',
      MINE: '{count, plural, one {Výbor ještě neprošel vaši # fotku.} few {Výbor ještě neprošel vaše # fotky.} many {Výbor ještě neprošel vaší # fotky.} other {Výbor ještě neprošel vašich # fotek.}}',
      MINE_HINT: 'Zatím je vidíte jen vy a výbor.',
      SHOW_MINE: 'Zobrazit moje fotky',
      MINE_TITLE: 'Moje fotky, které čekají',
      WAITING:
        '{count, plural, one {Od sousedů čeká # fotka.} few {Od sousedů čekají # fotky.} many {Od sousedů čeká # fotky.} other {Od sousedů čeká # fotek.}}',
      WAITING_HINT: 'Ostatní je uvidí, až je přijmete.',
      SHOW: 'Projít fotky',
      TITLE: 'Fotky od sousedů',
      NONE: 'Nic tu nečeká.',
      BY: 'přidává {name}',
      LET_IN:
        '{count, plural, =0 {Přijmout} one {Přijmout # fotku} few {Přijmout # fotky} many {Přijmout # fotky} other {Přijmout # fotek}}',
      REFUSE: 'Nepřijmout…',
      REFUSE_DO: 'Nepřijmout a smazat',
      REASON: 'Důvod pro autora',
      REASON_HINT: 'Přečte si ho jen ten, kdo fotku přidal.',
      ALL: 'Vybrat všechny',
      WITHDRAW: 'Stáhnout fotku {name}',
      LEFT: '{count, plural, one {# fotka čeká na výbor} few {# fotky čekají na výbor} many {# fotky čeká na výbor} other {# fotek čeká na výbor}}.',
      LET_IN_YOURS:
        '{count, plural, one {Výbor přijal # vaši fotku.} few {Výbor přijal # vaše fotky.} many {Výbor přijal # vaší fotky.} other {Výbor přijal # vašich fotek.}}',
      REFUSED_YOURS:
        '{count, plural, one {Výbor nepřijal # vaši fotku.} few {Výbor nepřijal # vaše fotky.} many {Výbor nepřijal # vaší fotky.} other {Výbor nepřijal # vašich fotek.}}',
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
      NEIGHBOURS: 'Sousedé mohou přidávat fotky',
      NEIGHBOURS_HINT: 'Jejich fotky počkají, až je výbor přijme. Do té doby je vidí jen výbor a ten, kdo je přidal.',
      TIE: 'K čemu album patří',
      TIE_HINT: 'Událost nebo hlášení. Album se ukáže i na jejich stránce, komu smí; opakovaná událost se bere celá.',
      TIE_PLACEHOLDER: 'Hledejte podle názvu',
      TIE_KINDS: { event: 'událost', report: 'hlášení' },
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
