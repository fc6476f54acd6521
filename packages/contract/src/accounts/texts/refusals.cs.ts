/** Why something on accounts of units was not done. */
const cs = {
  UNIT_ACCOUNTS: {
    NOT_FOUND: 'Tento zápis na účtu tu není. Možná byl smazán.',
    NO_UNIT: 'Účet této jednotky tu není. Možná byla smazána.',
    NOT_YOURS: 'Účty všech jednotek vidí jen výbor a kontrolní komise.',
    ERRORS: {
      ENTERED: 'Něco z toho už na účtech je. Podruhé se nezapsalo nic.',
      UNDONE: 'Tento zápis už je stornovaný.',
      HANDED: 'Je součástí předání jednotky. Nejdřív zrušte předání.',
      STAYS: 'Tento zápis se nestornuje. Předpis opravte dalším předpisem.',
      NOT_OPEN: 'Tam se platba přesunout nedá: dluh už je zaplacený, nebo patří jiné jednotce.',
      SYMBOL: 'Variabilní symbol je číslo do deseti číslic.',
      SYMBOL_USED: 'Na účtu už něco je. Variabilní symbol, který lidé používají, se nemění.',
      SYMBOL_TAKEN: 'Tento variabilní symbol má jiná jednotka.',
      FUTURE: 'Ten den teprve přijde. Zvolte dnešek nebo dřívější den.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'accounts/refusals': typeof cs;
  }
}
