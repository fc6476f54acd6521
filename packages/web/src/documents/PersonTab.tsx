import type { PersonPart } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const AddressedPapers = lateSection(
  async () => (await import('./papers/AddressedPapers.tsx')).AddressedPapers,
  ['addressed'],
);

/** Papers addressed to them by name, on the own page alone. */
export const parts: readonly PersonPart[] = [
  {
    tab: 'papers',
    name: 'PERSON.TABS.papers',
    order: 55,
    shown: ({ own }) => own,
    Part: AddressedPapers,
  },
];
