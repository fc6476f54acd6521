import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const WallSection = lateSection(async () => (await import('./WallSection.tsx')).WallSection, ['walls']);

/** Codes on the wall, before the settings. */
export const tab: HouseTab = {
  id: 'kody',
  name: 'SVJ.SECTIONS.walls',
  order: 37,
  needs: { module: 'reports', right: 'rw' },
  Section: WallSection,
};
