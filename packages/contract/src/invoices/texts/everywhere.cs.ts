/** Said also outside of its own screens: as toasts of calls, and as the name of its section. */
const cs = {
  INVOICE: {
    TITLE: 'Fakturace',
    KEPT: 'Změny jsou uložené.',
    PAYMENT_KEPT: 'Platba je zapsaná.',
    CORRECTED: 'Opravný doklad je vystavený.',
    RETURNED: 'Vrácení je zapsané.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'invoices/everywhere': typeof cs;
  }
}
