import { place } from '../base/links.ts';

export const invoiceLinks = {
  /** For whoever runs the portal. */
  all: () => place('/admin/fakturace'),
  /** The page of the association that its section is on. */
  house: () => place('/detail-svj'),
};
