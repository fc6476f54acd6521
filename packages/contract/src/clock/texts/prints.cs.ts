/** What only the server does: lines of digests. */
const cs = { TERM_LINES: { soon: 'poslední den {due}' } } as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clock/prints': typeof cs;
  }
}
