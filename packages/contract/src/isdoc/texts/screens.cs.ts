/** What came of an invoice that was added to a form. */
const cs = {
  ISDOC: {
    FILLED: 'Z faktury {number} je vyplněno: {fields}. Zkontrolujte to.',
    NOTHING: 'Fakturu {number} jsme přečetli. Vyplněná pole zůstala, jak jsou.',
    FIELDS: {
      title: 'název',
      name: 'za co',
      amount: 'částka',
      supplierName: 'dodavatel',
      supplier: 'dodavatel',
      supplierIco: 'IČO',
      externalNumber: 'číslo faktury',
      dueOn: 'do kdy rozhodnout',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'isdoc/screens': typeof cs;
  }
}
