/** What fields of a unit are called: in its form and facts, and in the log. */
const cs = {
  UNITS: {
    NUMBER: 'Číslo jednotky',
    FLOOR: 'Podlaží',
    TYPE: 'Typ',
    USE_MODE: 'Způsob užívání',
    PERSONS: 'Počet osob',
    AREA: 'Plocha',
    LAYOUT: 'Dispozice',
    LAYOUT_HINT: 'Například 3+1',
    NOTE: 'Poznámka',
    NOTE_HINT: 'Uvidí jen výbor a správce.',
  },

  ACTIVITY: {
    FIELDS: {
      number: 'číslo',
      floor: 'patro',
      kind: 'druh',
      useMode: 'způsob užívání',
      persons: 'počet osob',
      area: 'plocha',
      layout: 'dispozice',
      share: 'podíl',
      owners: 'vlastníci',
      representative: 'zástupce',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/fields': typeof cs;
  }
}
