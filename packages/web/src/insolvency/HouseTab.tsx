import { insolvencyTab } from '#contract/insolvency/schema-words.ts';
import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const InsolvencySection = lateSection(
  async () => (await import('./InsolvencySection.tsx')).InsolvencySection,
  ['insolvency'],
);

/** Owners who are watched in the insolvency register. */
export const tab: HouseTab = {
  id: insolvencyTab,
  name: 'SVJ.SECTIONS.insolvency',
  order: 36,
  needs: { module: 'bankruptcy_register', right: 'r' },
  Section: InsolvencySection,
};
