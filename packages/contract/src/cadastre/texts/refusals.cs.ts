/** Why something of the cadastre was not done. */
const cs = {
  CADASTRE: {
    NOT_FOUND: 'Tenhle výpis tu už není.',
    ERRORS: {
      OFF: 'Portál není k placené službě katastru připojený. Zeptejte se toho, kdo ho provozuje.',
      NO_ADDRESS: 'Napište číslo domu a obec, nebo číslo stavby z katastru.',
      NO_ACCOUNT: 'Nejdřív uložte účet, ze kterého se výpisy platí.',
      NO_SHEET: 'Dům jsme v katastru zatím nenašli, nevíme proto, který výpis objednat.',
      ORDERED: 'Jeden výpis už se připravuje. Počkejte na něj, nebo ho zrušte.',
      NOT_READY: 'Výpis je teď v jiném stavu. Podívejte se na něj znovu.',
      PRICE: 'Cena se mezitím změnila. Podívejte se na ni znovu.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cadastre/refusals': typeof cs;
  }
}
