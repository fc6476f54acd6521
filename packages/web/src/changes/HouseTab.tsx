import { changesTab } from '#contract/changes/schema-words.ts';
import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const ChangesSection = lateSection(async () => (await import('./ChangesSection.tsx')).ChangesSection, ['changes']);

/** Requests to bring the record of owners up to the cadastre. */
export const tab: HouseTab = {
  id: changesTab,
  name: 'SVJ.SECTIONS.changes',
  order: 35,
  needs: { module: 'real_estate_cadastre', right: 'r' },
  Section: ChangesSection,
};
