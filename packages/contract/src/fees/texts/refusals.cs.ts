/** Why something of fees was not done. */
const cs = {
  FEES: {
    NOT_FOUND: 'Tento poplatek tu není. Možná byl smazán.',
    ERRORS: {
      TOO_MANY: 'Víc než 300 poplatků najednou dům mít nemůže. Smažte nejdřív ty, které už neplatí.',
      UNIT: 'Jedna z jednotek už v domě není. Otevřete prosím poplatek znovu.',
      PAID: 'U poplatku jsou zapsané platby, proto zůstane. Když už neplatí, změňte ho na jednorázový.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/refusals': typeof cs;
  }
}
