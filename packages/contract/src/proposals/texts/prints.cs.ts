/** What only the server says: lines of digests. */
const cs = {
  PROPOSAL_LINES: {
    made: 'nový námět na program',
    reached: 'výbor má svolat shromáždění do {last}',
    due: 'shromáždění není svolané, poslední den je {last}',
    taken: 'je na programu shromáždění',
    withdrawn: 'stažený námět',
    declined: 'výbor ho nezařadil: {reason}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proposals/prints': typeof cs;
  }
}
