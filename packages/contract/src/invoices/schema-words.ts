/** What the operator of the portal issues: asks for money, confirms a payment, settles a period, corrects one of them. */
export const paperKinds = ['proforma', 'tax', 'invoice', 'corrective'] as const;
export type PaperKind = (typeof paperKinds)[number];
/** What of a period may be downloaded by its kind. */
export const periodKinds = ['monthly', 'annual'] as const;
export type PeriodKind = (typeof periodKinds)[number];
export const invoiceStates = ['paid', 'exposed', 'overdue', 'planned'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** What became of a document, for whoever issues it. */
export const paperStates = [...invoiceStates, 'cancelled'] as const;
export type PaperState = (typeof paperStates)[number];
export const invoiceTabs = ['all', 'exposed', 'overdue', 'paid', 'planned'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];
export const paperFormats = ['pdf', 'isdoc', 'isdocx'] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** What became of a movement on the supplier's account: it waits, it pays for the portal, it does not, it went back, it is in another currency. */
export const movementStates = ['waiting', 'placed', 'aside', 'returned', 'listed'] as const;
export type MovementState = (typeof movementStates)[number];

/** Letters of the series that numbers of a kind come from. */
export const seriesOf: Record<PaperKind, { letters: string; name: string }> = {
  proforma: { letters: 'ZF', name: 'invoice-proforma' },
  tax: { letters: 'DD', name: 'invoice-tax' },
  invoice: { letters: 'FV', name: 'invoice-invoice' },
  corrective: { letters: 'OD', name: 'invoice-corrective' },
};

/** Days before the beginning of a period on which its proforma is issued. */
export const daysAhead = 14;
/** Days before the first of which a changed price is announced at the least. */
export const daysAnnounced = 30;
/** Days before a due day, and after it, on which the customer is reminded. */
export const remindedBefore = 7;
export const remindedAfter = [1, 14, 30] as const;
/** Monthly prices that a year costs: two months are free. */
export const monthsOfYear = 10;
export const noteLength = 300;
export const mostUnits = 5000;
/** The section of the association's page. */
export const invoiceTab = 'invoicing';

/** Why the morning issued nothing to an association: who issues is not known whole, the portal had no hand free, something broke. */
export const morningFaults = ['supplier', 'busy', 'broken'] as const;
export type MorningFault = (typeof morningFaults)[number];
