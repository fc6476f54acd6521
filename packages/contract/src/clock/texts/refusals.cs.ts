/** Why something of terms was not done. */
const cs = {
  CLOCK: {
    NOT_YOURS: 'Lhůty domu vidí výbor, správce a kontrolní komise.',
    NOT_FOUND: 'Tato lhůta už tu není. Načtěte prosím přehled znovu.',
    ERRORS: {
      NOT_BY_HAND: 'Splnění téhle lhůty pozná portál sám, ručně se nezapisuje.',
      FUTURE: 'Ten den teprve přijde. Zvolte dnešek nebo dřívější den.',
      ENDS_FIRST: 'Konec nemůže být dřív než začátek.',
      TOO_MANY: 'Víc než 200 zapsaných lhůt dům mít nemůže. Smažte nejdřív ty staré.',
      NO_DOCUMENT: 'Tento dokument už tu není. Vyberte prosím jiný.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clock/refusals': typeof cs;
  }
}
