/** Said also outside of its own screens: in the menu, on the dashboard and in the search. */
const cs = {
  MODULES: {
    APPROVALS: 'Požadavky ke schválení',
  },

  HOME: {
    APPROVALS:
      '{count, plural, one {požadavek čeká na vaše schválení} few {požadavky čekají na vaše schválení} many {požadavku čeká na vaše schválení} other {požadavků čeká na vaše schválení}}',
  },

  APPROVAL: {
    STATES: { waiting: 'Čeká', approved: 'Schváleno', rejected: 'Zamítnuto', withdrawn: 'Staženo' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/everywhere': typeof cs;
  }
}
