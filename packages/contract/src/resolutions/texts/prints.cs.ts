/** What only the server says: lines of digests, the paper and points of agendas. */
const cs = {
  RESOLUTION_LINES: {
    given: 'odpovídáte vy{due, select, none {} other {, termín {due}}}',
    soon: 'termín {due}, odpovídáte vy',
    late: 'po termínu {due}',
  },

  RESOLUTION_POINT: {
    NAME: 'Plnění usnesení',
    LEAD: 'Usnesení, která čekají na splnění:',
    ONE: 'č. {number} – {name}{who, select, none {} other {, odpovídá {who}}}{due, select, none {} other {, termín {due}}}',
    MORE: '{count, plural, one {a # další} few {a # další} many {a # dalšího} other {a # dalších}}',
  },

  RESOLUTION_PRINT: {
    TITLE: 'Usnesení za rok {year}',
    NONE: 'V tomto roce dům žádné usnesení nepřijal ani nezamítl.',
    ONE: 'Usnesení č. {number}: {name}',
    RESULT: 'Výsledek',
    ADOPTED: 'přijato',
    REJECTED: 'nepřijato',
    DECIDED: 'Rozhodnuto',
    VOTE: 'Hlasování',
    MEETING: 'Shromáždění',
    LAW: 'Ustanovení',
    SUMS: 'Hlasy',
    SUMS_TEXT:
      'pro {agree}, proti {notAgree}, zdrželo se {noVote} ({of, select, present {z hlasů přítomných} other {ze všech hlasů}})',
    STATE: 'Plnění',
    STATES: { open: 'ke splnění', done: 'splněno', dropped: 'upuštěno' },
    WHO: 'Odpovídá',
    DUE: 'Termín',
    NOTE: 'Poznámka',
    FOOT: 'Usnesení za rok {year}',
    FILE: 'usneseni-{year}.pdf',
    PRINTED: 'Vytištěno {at}.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/prints': typeof cs;
  }
}
