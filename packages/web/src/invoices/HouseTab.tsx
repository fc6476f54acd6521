import { invoiceTab } from '#contract/invoices/schema-words.ts';
import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const InvoicesSection = lateSection(
  async () => (await import('./house/InvoicesSection.tsx')).InvoicesSection,
  ['invoices'],
);

/** What the operator of the portal issued to the association. */
export const tab: HouseTab = {
  id: invoiceTab,
  name: 'SVJ.SECTIONS.invoices',
  order: 37,
  needs: { module: 'invoices', right: 'r' },
  Section: InvoicesSection,
};
