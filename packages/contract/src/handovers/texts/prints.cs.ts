/** The sheet of how fast reports are solved; only the server says it. */
const cs = {
  HANDOVER_SHEETS: {
    FILE: 'jak-rychle-se-resi',
    COLUMNS: {
      BY: 'Podle',
      NAME: 'Kdo nebo co',
      COUNT: 'Opraveno',
      DAYS: 'Medián dnů',
      DATED: 'S termínem',
      LATE: 'Z toho po termínu',
      GOOD: 'Odpověď: v pořádku',
      BAD: 'Odpověď: pořád ne',
    },
    BY: { type: 'druh', solver: 'řešitel', firm: 'firma, od předání' },
    ALL: 'všechna',
    OTHER_FIRMS: 'ostatní firmy',
    RANGE: 'Opraveno {from, select, none {} other {od {from}}} {to, select, none {} other {do {to}}}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'handovers/prints': typeof cs;
  }
}
