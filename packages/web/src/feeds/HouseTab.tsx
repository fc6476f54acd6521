import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const SourcesSection = lateSection(
  async () => (await import('./in/SourcesSection.tsx')).SourcesSection,
  ['feeds', 'events'],
);

/** Calendars of others, behind those of the house. */
export const tab: HouseTab = {
  id: 'kalendare-odjinud',
  name: 'SVJ.SECTIONS.sources',
  order: 39,
  needs: { module: 'events', right: 'rw' },
  Section: SourcesSection,
};
