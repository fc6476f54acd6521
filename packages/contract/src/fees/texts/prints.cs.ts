/** What only the server says: lines of digests. */
const cs = {
  FEE_LINES: {
    soon: 'splatné {due}, {amount}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/prints': typeof cs;
  }
}
