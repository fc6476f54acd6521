/** Documents and folders: what their calls say. */
const cs = {
  DOCUMENTS: {
    ERRORS: {
      NOTHING: 'Z vybraného tu už není nic, co by šlo stáhnout.',
    },

    BIN: {
      RESTORED: 'Je to zpátky na svém místě.',
      NOT_FOUND: 'V koši už to není. Možná to někdo vrátil, nebo uplynulo 30 dnů.',
    },
  },

  FOLDER: {
    NOT_FOUND: 'Tato složka tu není. Možná byla smazána.',

    VISIBILITY: {
      public: 'všichni, kdo čtou dokumenty',
      committee: 'jen výbor',
      owner: 'její vlastník a výbor',
      audit: 'kontrolní komise a výbor',
    },

    ERRORS: {
      INTO_ITSELF: 'Složku nejde přesunout do ní samé ani do složky, která je v ní.',
      TOO_DEEP: 'Složky mohou být nejvýš 20 úrovní pod sebou.',
      FULL: 'V jedné složce je nejvýš 10 000 dokumentů. Rozdělte je do dalších složek.',
      OWNER: 'Vyberte, čí složka je: jednoho člověka, nebo jednu jednotku.',
      AUDIENCE: 'Vchod, jednotka nebo role ze seznamu už neexistuje. Vyberte je znovu.',
      PATH: 'Název některé ze složek nejde použít. Má mít nejvýš 120 znaků a nesmí to být jen tečky.',
    },
  },

  FILE: {
    NOT_FOUND: 'Tento dokument tu není. Možná byl smazán.',

    ERRORS: {
      LINK: 'Odkaz má vést na web, například https://www.priklad.cz/stranka.',
      IS_LINK: 'Odkaz nemá verze, jen adresu. Změňte ji v úpravách.',
      ACCEPT_LINK: 'U odkazu nejde žádat o potvrzení přečtení, jeho obsah se může kdykoli změnit.',
      OWNER: 'Tento člověk v domě už není. Vyberte jiného.',
      ADDRESSEE: 'Někdo z vybraných v domě není ani nebyl. Vyberte je znovu.',
      SAME: 'Tohle je tentýž soubor, jaký v dokumentu už je. Nová verze by se od něj nelišila.',
      NO_VERSION: 'Tato verze dokumentu tu není.',
      LINK_CHOSEN: 'Odkaz na web tu vybrat nejde: mohl by se změnit. Nahrajte soubor.',
      CURRENT_VERSION: 'Tato verze platí i teď, není co vracet.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/documents': typeof cs;
  }
}
