/** Why something of reminders was not done. */
const cs = {
  REMINDERS: {
    NOT_FOUND: 'Tato upomínka tu není.',
    NOT_YOURS: 'Tato upomínka tu není.',
    ERRORS: {
      CHANGED: 'Mezitím se něco změnilo, třeba přišla platba. Podívejte se na náhled znovu, nic jsme neudělali.',
      STALE: 'Nastavení mezitím uložil někdo jiný. Načtěte ho znovu, co jste napsali, tu zůstává.',
      NOBODY: 'Není komu co poslat. Vyberte aspoň jednu jednotku.',
      NO_LETTERS: 'V tento den žádné dopisy neodešly.',
      FIELD: 'V textu je ve složených závorkách něco, co neumíme doplnit. Použijte jen nabízené údaje.',
      ORDER: 'Každý další stupeň a každé pololetí musí být jiné: stupně mají mít víc dní než ten předchozí.',
      FIRST_ITSELF: 'První upomínku posílá vždy člověk.',
      PERCENT: 'Napište sazbu v procentech, třeba 3,50.',
      SOURCE: 'Napište, kde sazba stojí, třeba čl. 12 stanov.',
      HALF_YEAR: 'Sazba platí od 1. ledna nebo od 1. července.',
      NO_COST: 'Tato upomínka nemá žádné náklady.',
      NOTHING_LATE: 'Nic není po splatnosti, není co rozložit do splátek.',
      FIRST_PAST: 'První splátka nemůže být v minulosti.',
      AGREED: 'Tato jednotka už splátky dohodnuté má. Nejdřív je ukončete.',
      SCAN: 'Podepsaná dohoda má být PDF nebo obrázek.',
      NO_INTEREST: 'Není co zapsat: všechny dny už jsou zapsané, nebo neznáme sazbu.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reminders/refusals': typeof cs;
  }
}
