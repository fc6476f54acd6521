import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const RolesSection = lateSection(async () => (await import('./RolesSection.tsx')).RolesSection, ['roles']);

/** Roles and permissions, between the committees and the settings. */
export const tab: HouseTab = {
  id: 'roles',
  name: 'SVJ.SECTIONS.roles',
  order: 35,
  needs: { module: 'svj', right: 'rw' },
  Section: RolesSection,
};
