/** The list of documents, its folders, and what is done in it. */
const cs = {
  DOCS: {
    TITLE: 'Dokumenty',
    ONE: 'Dokument',
    ALL: 'Všechny dokumenty',
    WAY: 'Kde jste',
    TREE: 'Složky',
    UP: 'O složku výš: {name}',
    MORE: 'Další akce',
    OPEN: 'Otevřít dokument',
    DOWNLOAD: 'Stáhnout',
    DOWNLOAD_ZIP: 'Stáhnout jako ZIP',
    MOVE: 'Přesunout',
    SEARCH: 'Hledat v názvu, popisu a textu',
    ELSEWHERE: 'Nalezeno jinde',
    LINK: 'odkaz',
    FILES: '{count, plural, one {# soubor} few {# soubory} many {# souboru} other {# souborů}}',
    FOLDERS: '{count, plural, one {# složka} few {# složky} many {# složky} other {# složek}}',
    SELECTED:
      '{count, plural, one {Vybrán # dokument} few {Vybrány # dokumenty} many {Vybráno # dokumentu} other {Vybráno # dokumentů}}',

    COLUMNS: {
      NAME: 'Název',
      CHANGED: 'Změněno',
      SEEN: 'Vidí',
      SIZE: 'Velikost',
      TYPE: 'Druh',
      CREATED: 'Nahráno',
      OWNER: 'Vlastník',
    },

    KIND: 'Druh souboru',
    ANY_KIND: 'Všechny druhy',
    KINDS: {
      pdf: 'PDF',
      image: 'Obrázky',
      text: 'Texty',
      sheet: 'Tabulky',
      link: 'Odkazy',
      other: 'Ostatní',
    },

    FILTERS: {
      PUBLIC: 'Kdo vidí',
      ANY_PUBLIC: 'Pro všechny i jen pro výbor',
      ONLY_PUBLIC: 'Jen ty pro všechny ve složce',
      ONLY_PRIVATE: 'Jen ty pro výbor',
      FROM: 'Změněno od',
      TO: 'Změněno do',
    },

    VIEW: {
      LABEL: 'Zobrazení',
      ROWS: 'Řádky',
      TILES: 'Dlaždice',
    },

    SEES: {
      house: 'celý dům',
      some: 'vybraní',
      committee: 'výbor',
      owner: 'vlastník a výbor',
      audit: 'kontrola a výbor',
    },

    EMPTY: {
      TITLE: 'Zatím tu nic není',
      TEXT: 'Nahrajte první soubory, nebo založte složku. Soubory i celé složky sem jde také přetáhnout myší.',
      TEXT_OTHERS: 'Jakmile tu výbor něco uloží, najdete to na tomto místě.',
      FOLDER_TITLE: 'Složka je prázdná',
      FOLDER_TEXT: 'Nahrajte do ní soubory, nebo je sem přetáhněte myší.',
      FOLDER_TEXT_OTHERS: 'Jakmile do ní někdo něco uloží, najdete to tady.',
      ONLY_FOLDERS: 'Přímo tady žádné soubory nejsou, jen složky.',
    },

    PANEL: {
      LABEL: 'O dokumentu {name}',
      CLOSE: 'Zavřít údaje o dokumentu',
      OPEN: 'Otevřít',
      SEEN: 'Vidí',
      SIZE: 'Velikost',
      OWNER: 'Vlastník',
      NOBODY: 'nikdo',
      CREATED: 'Nahráno',
      CHANGED: 'Změněno',
      VERSION: 'Verze',
      PREVIEW: 'Náhled souboru {name}',
    },

    FOLDER: {
      NEW: 'Nová složka',
      CREATE: 'Vytvořit složku',
      EDIT: 'Upravit složku',
      EDIT_TITLE: 'Úprava složky',
      NAME: 'Název složky',
      COLOR: 'Barva',
      FOR: 'Kdo složku vidí',
      FOR_house: 'Celý dům',
      FOR_some: 'Jen někdo: vchod, jednotka nebo role',
      FOR_committee: 'Jen výbor',
      FOR_owner: 'Její vlastník a výbor',
      FOR_audit: 'Kontrolní komise a výbor',
      FOR_HINT: 'Platí i pro vše, co je uvnitř. Když je nadřazená složka pro méně lidí, rozhoduje ona.',
      GROUPS: 'Pro koho složka je',
      NO_GROUPS: 'Zatím nikdo není vybraný.',
      GROUPS_HINT: 'Stačí patřit do jedné z vybraných skupin.',
      CHOOSE_GROUPS: 'Vybrat skupiny',
      PICKER: 'Pro koho je složka',
      REACH: 'Kdo složku uvidí',
      OWNED_BY: 'Čí složka je',
      OWNED_BY_member: 'Jednoho člověka',
      OWNED_BY_unit: 'Jedné jednotky',
      OWNER: 'Vlastník složky',
      UNIT: 'Jednotka',
      UNIT_HINT: 'Uvidí ji vlastníci a zástupci této jednotky.',
      TENANTS: 'Vidí ji i nájemníci jednotky',
      SOME_MISSING: 'Vyberte aspoň jednu skupinu.',
      OWNER_MISSING: 'Vyberte, čí složka je.',
      DELETE_TITLE: 'Smazat složku {name}?',
      DELETE_TEXT:
        'Do koše půjde {folders, plural, =0 {jen tato složka} one {i # složka v ní} few {i # složky v ní} many {i # složky v ní} other {i # složek v ní}} a {files, plural, =0 {žádný soubor} one {# soubor} few {# soubory} many {# souboru} other {# souborů}}, celkem {size}. Do 30 dnů to jde vrátit.',
      DELETE_YES: 'Smazat složku',
    },

    FILE: {
      DELETE_TITLE: 'Smazat dokument {name}?',
      DELETE_TEXT: 'Půjde do koše se všemi svými verzemi. Výbor ho může do 30 dnů vrátit.',
      DELETE_YES: 'Smazat dokument',
      DELETE_MORE_TITLE:
        'Smazat {count, plural, one {# dokument} few {# dokumenty} many {# dokumentu} other {# dokumentů}}?',
      DELETE_MORE_TEXT: 'Půjdou do koše se všemi svými verzemi. Do 30 dnů je jde vrátit.',
      DELETE_MORE_YES: 'Smazat vybrané',
    },

    MOVING: {
      TITLE_FOLDER: 'Kam přesunout složku {name}?',
      TITLE_FILES:
        'Kam přesunout {count, plural, one {# dokument} few {# dokumenty} many {# dokumentu} other {# dokumentů}}?',
      HINT: 'Hned po přesunu to uvidí ti, pro které je nová složka.',
      FIND: 'Najít složku',
      TO: 'Cílová složka',
      NONE: 'Takovou složku nemáme.',
      DO: 'Přesunout sem',
    },

    LINKING: {
      NEW: 'Přidat odkaz',
      TITLE: 'Nový odkaz',
      URL: 'Adresa na webu',
      URL_HINT: 'Když chybí https://, doplníme ho.',
      NAME: 'Název',
      DESCRIPTION: 'Popis',
      PUBLIC: 'Vidí všichni, pro které je složka',
      SAVE: 'Uložit odkaz',
    },

    UPLOADING: {
      DO: 'Nahrát soubory',
      DROP: 'Pusťte soubory nebo složky a nahrají se sem',
      DROP_TO: 'do složky {name}',
      TITLE: 'Nahrát přetažené soubory',
      SUM: 'Nahraje se {files, plural, one {# soubor} few {# soubory} many {# souboru} other {# souborů}}, celkem {size}.',
      SUM_FOLDERS:
        'Vznikne {folders, plural, one {# složka} few {# složky} many {# složky} other {# složek}}, pokud tu ještě nejsou.',
      FLAT: 'Složky může zakládat jen výbor. Soubory z nich se uloží přímo sem.',
      NOTHING: 'V přetaženém není žádný soubor, který by šlo nahrát.',
      REFUSED:
        '{count, plural, one {# soubor se nenahraje} few {# soubory se nenahrají} many {# souboru se nenahraje} other {# souborů se nenahraje}}:',
      PUBLIC: 'Vidí všichni, pro které je složka',
      PUBLIC_HINT: 'Jinak je uvidí jen výbor.',
      START: 'Nahrát',
      DONE: 'Nahráno {done, number} z(e) {all, number}',
      PROGRESS: 'Nahrávání přetažených souborů',
      FAILED:
        '{count, plural, one {# soubor se nepodařilo nahrát} few {# soubory se nepodařilo nahrát} many {# souboru se nepodařilo nahrát} other {# souborů se nepodařilo nahrát}}:',
      RETRY: 'Zkusit znovu',
      LOST: 'Spojení je přerušené. Nahrávání bude samo pokračovat.',
      STOP: 'Přestat nahrávat',
      CLOSE: 'Zavřít',
      ADDED:
        '{count, plural, one {# soubor je nahraný.} few {# soubory jsou nahrané.} many {# souboru je nahráno.} other {# souborů je nahráno.}}',
    },

    BIN: {
      TITLE: 'Koš dokumentů',
      DO: 'Koš',
      LEAD: 'Co se smaže, čeká tady 30 dnů. Pak zmizí nadobro.',
      EMPTY_TITLE: 'Koš je prázdný',
      EMPTY_TEXT: 'Smazané dokumenty a složky tu najdete 30 dnů.',
      RESTORE: 'Vrátit',
      RESTORE_ONE: 'Vrátit {name}',
      WHAT: 'Co se smazalo',
      WAS: 'kde to bylo: {place}',
      BY: '{who}, {when}',
      UNTIL: 'do {day}',
      COLUMN_UNTIL: 'Zmizí',
      COLUMN_BY: 'Kdo a kdy',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/screens': typeof cs;
  }
}
