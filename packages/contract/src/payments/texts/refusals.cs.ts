/** Why something of payments was not done. */
const cs = {
  PAYMENTS: {
    NOT_FOUND: 'Tahle platba tu není.',
    ERRORS: {
      SIDE: 'Tenhle poplatek platí jednotky, platby domu k němu nepatří.',
      FUTURE: 'Den platby ještě nenastal.',
      UNDONE: 'Platba už je vzatá zpět.',
      PAID: 'Tohle už jednou zaplatilo poplatek. Podruhé to nejde, nejdřív vezměte tu platbu zpět.',
      NOT_OUT: 'Tímhle pohybem dům nikomu neplatil. Vyberte odchozí platbu v korunách, která není vrácením.',
      NOT_EXPENSE: 'Tenhle záznam pokladny není výdaj, nebo je stornovaný. Vyberte jiný.',
      NOT_APPROVED: 'Požadavek není schválený, zatím z něj nejde nic zapsat.',
      NO_AMOUNT: 'Požadavek nemá částku. Zapište výdaj nebo platbu ručně.',
      TWICE: 'Stejnou částku už u tohohle poplatku něco zaplatilo. Vyberte, jestli je to tatáž platba.',
      NO_TWIN: 'Platba, ke které to mělo patřit, už tu není nebo má jinou částku.',
      BECAME: 'Z tohohle požadavku už výdaj nebo platba je. Podruhé to nejde.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'payments/refusals': typeof cs;
  }
}
