import { cadastreTab } from '#contract/cadastre/schema-words.ts';
import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const CadastreSection = lateSection(async () => (await import('./CadastreSection.tsx')).CadastreSection, ['cadastre']);

/** What the cadastre says of the house. */
export const tab: HouseTab = {
  id: cadastreTab,
  name: 'SVJ.SECTIONS.cadastre',
  order: 35,
  needs: { module: 'real_estate_cadastre', right: 'r' },
  Section: CadastreSection,
};
