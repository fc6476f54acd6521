import { place } from '../base/calls/links.ts';

export const invoiceLinks = {
  /** For whoever runs the portal. */
  all: () => place('/admin/fakturace'),
  /** What came to the account of whoever runs the portal. */
  bank: () => place('/admin/fakturace/banka'),
  /** The page of the association that its section is on. */
  house: () => place('/detail-svj'),
};
