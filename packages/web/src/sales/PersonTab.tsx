import type { PersonPart } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const SoldUnits = lateSection(async () => (await import('./rows/SoldUnits.tsx')).SoldUnits, ['sales']);

/** Units that they sold, on the own page alone: also for whom the register entitles no more. */
export const parts: readonly PersonPart[] = [
  {
    tab: 'papers',
    name: 'PERSON.TABS.papers',
    order: 56,
    shown: ({ own }) => own,
    Part: SoldUnits,
  },
];
