/** Whom anything is for: the choice of groups, and how many people they are. */
const cs = {
  AUDIENCE: {
    CHOOSE: 'Vybrat příjemce',
    CHANGE: 'Změnit příjemce',
    WHOLE_HOUSE: 'Celý dům',
    CHOSEN: 'Vybraní příjemci',
    ENTRANCE: 'vchod {name}',
    UNIT: 'jednotka {name}',
    PICKER: {
      ENTRANCES: 'Vchody',
      ROLES: 'Role',
      UNITS: 'Jednotky',
      FIND_UNIT: 'Přidat jednotku',
      PEOPLE: '{count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}',
      USE: 'Použít výběr',
    },
    REACH: {
      COUNTING: 'Počítám, komu přijde …',
      NOBODY: 'Nedostane to nikdo. Vyberte příjemce jinak.',
      TOTAL: 'Dostane to {total, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}: {ways}.',
      NOW: '{count, number} hned e-mailem',
      LATER: '{count, number} v souhrnu',
      MUTED:
        '{count, plural, one {# má e-maily vypnuté} few {# mají e-maily vypnuté} many {# má e-maily vypnuté} other {# má e-maily vypnuté}}',
      NO_ADDRESS:
        '{count, plural, one {# nemá e-mail} few {# nemají e-mail} many {# nemá e-mail} other {# nemá e-mail}}',
      SHOW: 'Ukázat lidi',
      WAYS: { now: 'hned e-mailem', later: 'v souhrnu', muted: 'e-maily vypnuté', noAddress: 'bez e-mailu' },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'audience/audience': typeof cs;
  }
}
