/** The paper of a prescription, and what its mail says of units. */
const cs = {
  PRESCRIPTION_PRINT: {
    FILE: '{unit, select, none {{name}} other {{name} {unit}}}.pdf',
    FOOT: '{name}, jednotka {unit}',
    LEAD: '{house} předepisuje vlastníkům jednotky tyto platby.',
    UNIT: 'Jednotka',
    SHARE: 'Podíl (%)',
    PERSONS: 'Osob',
    AREA: 'Plocha (m²)',
    OWNERS: 'Vlastník',
    PAY: 'Měsíčně',
    ACCOUNT: 'Na účet',
    SYMBOL: 'Variabilní symbol',
    QR: 'QR kód první platby: načtěte ho v aplikaci své banky.',
    WHY: 'Z čeho se částka skládá',
    WHEN: 'Kdy se platí',
    FEE: 'Poplatek',
    KEY: 'Klíč',
    PART: 'Díl jednotky',
    TOTAL: 'Celkem (Kč)',
    MONTHLY: 'První měsíc (Kč)',
    SUM: 'Celkem',
    OF: '{weight} z {whole}',
    MONTH: 'Měsíc',
    DUE: 'Splatnost',
    AMOUNT: 'Částka (Kč)',
    ROUNDED: 'Díly jednotek dají dohromady přesně celek. Jednotlivé měsíce se mohou lišit o haléř.',
    KEYS: {
      share: 'podíl na domě',
      equal: 'rovným dílem',
      persons: 'počet osob',
      area: 'plocha (m²)',
      own: 'vlastní číslo',
      fixed: 'pevná částka',
    },
    MAIL_UNIT:
      'Jednotka {unit}: {monthly} měsíčně, celkem {total} za {months, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}',
    MAIL_FEE: '{name}: {amount}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prescriptions/prints': typeof cs;
  }
}
