/** Why something on accounts of units was not done. */
const cs = {
  ACCOUNTS: {
    NOT_FOUND: 'Tento zápis na účtu tu není. Možná byl smazán.',
    ERRORS: {
      ENTERED: 'Něco z toho už na účtech je. Podruhé se nezapsalo nic.',
      UNDONE: 'Tento zápis už je stornovaný.',
      STAYS: 'Tento zápis se nestornuje. Předpis opravte dalším předpisem.',
      NOT_OPEN: 'Tam se platba přesunout nedá: dluh už je zaplacený, nebo patří jiné jednotce.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'accounts/refusals': typeof cs;
  }
}
