/** The statement of an account on paper. */
const cs = {
  ACCOUNT_PRINT: {
    TITLE: 'Výpis účtu jednotky {number}',
    PERIOD: 'Období',
    OWNERS: 'Vlastníci',
    SYMBOL: 'Variabilní symbol',
    BEFORE: 'Stav na začátku',
    AFTER: 'Stav na konci',
    OWES: 'dluh {amount}',
    HAS: 'přeplatek {amount}',
    DAY: 'Den',
    WHAT: 'Co',
    OWED: 'Předepsáno (Kč)',
    PAID: 'Zaplaceno (Kč)',
    BALANCE: 'Dluh (Kč)',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'accounts/prints': typeof cs;
  }
}
