/** Papers and sheets of the list; only the server says them. */
const cs = {
  REPORT_SHEETS: {
    FILE: 'hlaseni.pdf',
    SHEET_FILE: 'hlaseni.xlsx',
    TITLE: 'Hlášení',
    COUNT: '{count, plural, one {# hlášení} few {# hlášení} many {# hlášení} other {# hlášení}}',
    PRINTED: 'Vytištěno {when}',
    PUBLIC: 'veřejné',
    PRIVATE: 'soukromé',
    MORE: 'Vytištěno prvních {count}. Zúžte výběr filtrem, nebo vezměte tabulku.',
    NONE: 'Žádné hlášení.',
    COLUMNS: {
      NUMBER: 'Číslo',
      TITLE: 'Hlášení',
      TYPE: 'Druh',
      STATUS: 'Stav',
      PLACE: 'Místo',
      OWNER: 'Kdo nahlásil',
      SOLVER: 'Řešitel',
      VISIBILITY: 'Viditelnost',
      CREATED: 'Nahlášeno',
      DUE: 'Termín',
      SOLVED: 'Vyřešeno',
      OUTCOME: 'Výsledek',
      VERDICT: 'Odpověď',
      ALSO: 'Další s tímtéž',
      TEXT: 'Popis',
      SOLUTION: 'Řešení',
      FILES: 'Přílohy',
      COMMENTS: 'Komentáře',
    },
    PLACE: { ENTRANCE: 'vchod {name}', FLOOR: 'patro {floor}', GROUND: 'přízemí', UNIT: 'jednotka {number}' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reports/prints': typeof cs;
  }
}
