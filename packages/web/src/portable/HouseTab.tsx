import { archiveTab } from '#contract/portable/rules.ts';
import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const ArchiveSection = lateSection(async () => (await import('./ArchiveSection.tsx')).ArchiveSection, ['portable']);

/** The whole house as one file, after what it is set to. */
export const tab: HouseTab = {
  id: archiveTab,
  name: 'SVJ.SECTIONS.archive',
  order: 55,
  needs: { module: 'svj', right: 'rw' },
  Section: ArchiveSection,
};
