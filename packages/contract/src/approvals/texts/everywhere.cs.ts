/** Said also outside of its own screens: in the menu, on the dashboard, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    APPROVALS: 'Požadavky ke schválení',
  },

  HOME: {
    APPROVALS:
      '{count, plural, one {požadavek čeká na vaše schválení} few {požadavky čekají na vaše schválení} many {požadavku čeká na vaše schválení} other {požadavků čeká na vaše schválení}}',
    APPROVALS_HINT: 'Rozhodnout',
  },

  APPROVAL: {
    CREATED: 'Požadavek je podaný a schvalovatelé o něm vědí.',
    ANSWERED: 'Vaše rozhodnutí je uložené.',
    WITHDRAWN: 'Požadavek je stažený.',
    REPLACED: 'Schvalovatel je vyměněný.',
    DELETED: 'Požadavek je smazaný.',
    STATES: { waiting: 'Čeká', approved: 'Schváleno', rejected: 'Zamítnuto', withdrawn: 'Staženo' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/everywhere': typeof cs;
  }
}
