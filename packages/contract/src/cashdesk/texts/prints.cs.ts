/** Vouchers and the book of the cash desk. */
const cs = {
  CASH_PRINT: {
    TITLE: { income: 'Příjmový pokladní doklad', expense: 'Výdajový pokladní doklad' },
    DATE: 'Den',
    AMOUNT: 'Částka',
    WORDS: 'Slovy',
    FROM: { income: 'Přijato od', expense: 'Vyplaceno komu' },
    NAME: 'Účel',
    EXTERNAL: 'Číslo na dokladu',
    NOTE: 'Poznámka',
    BY: { income: 'Kdo přijal', expense: 'Kdo vydal' },
    SIGNS: { income: 'Podpis pokladníka', expense: 'Podpis příjemce' },
    APPROVED: 'Kdo schválil',
    BOOK: {
      TITLE: 'Pokladní kniha',
      PERIOD: 'Období',
      BEFORE: 'Počáteční stav',
      AFTER: 'Konečný stav',
      TOTAL: 'Celkem',
      WRITTEN: 'zapsáno {day}',
      DAY: 'Den',
      NUMBER: 'Číslo',
      NAME: 'Za co',
      FROM: 'Od koho, komu',
      INCOME: 'Příjem (Kč)',
      EXPENSE: 'Výdaj (Kč)',
      BALANCE: 'Zůstatek (Kč)',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/prints': typeof cs;
  }
}
