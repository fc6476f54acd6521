/** The settlement for the seller on paper. */
const cs = {
  SALE_PRINT: {
    TITLE: 'Vyúčtování předání jednotky {unit}',
    LEAD: 'Účet jednotky je rozdělený ke dni {day}. Dny před ním jsou předchozího vlastníka, ten den a další už nového.',
    UNIT: 'Jednotka',
    SELLERS: 'Předchozí vlastník',
    BUYERS: 'Nový vlastník',
    DAY: 'Den předání',
    CLEARANCE: 'Potvrzení o dluzích',
    NO_CLEARANCE: 'nebylo vystaveno',
    SHARES: 'Předpis měsíce předání podle dnů',
    SHARE: 'předpis za {month}',
    SELLER: 'Předchozí vlastník ({count, plural, one {# den} few {# dny} many {# dne} other {# dní}})',
    BUYER: 'Nový vlastník ({count, plural, one {# den} few {# dny} many {# dne} other {# dní}})',
    WHAT: 'Co',
    ENTRIES: 'Účet předchozího vlastníka',
    DATE: 'Den',
    AMOUNT: 'Částka (Kč)',
    SUM: 'Zbývá',
    OWES: 'K doplacení zbývá {amount}.',
    HAS: 'Přeplatek předchozího vlastníka je {amount}.',
    ZERO: 'Účet předchozího vlastníka je vyrovnaný.',
    PASSED:
      'Dluhy {amount} přešly na nového vlastníka podle potvrzení {number}. Předchozí vlastník za ně ručí (§ 1186 občanského zákoníku).',
    PASSED_NONE: 'Na nového vlastníka nepřešel žádný dluh.',
    PAY: 'K úhradě {amount} na účet {account}, zpráva pro příjemce: {message}',
    VOID: 'Toto předání je zrušené. Důvod: {reason}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'sales/prints': typeof cs;
  }
}
