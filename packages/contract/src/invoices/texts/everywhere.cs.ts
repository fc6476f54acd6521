/** Said on the dashboard of the committee. */
const cs = {
  HOME: {
    INVOICES:
      '{count, plural, one {faktura za portál po splatnosti} few {faktury za portál po splatnosti} other {faktur za portál po splatnosti}}',
    INVOICES_HINT: 'Zobrazit',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'invoices/everywhere': typeof cs;
  }
}
