import type { PersonPart } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const Passkeys = lateSection(async () => (await import('./Passkeys.tsx')).Passkeys, ['passkeys', 'session']);

/** The own passkeys, under the password. */
export const parts: readonly PersonPart[] = [
  {
    tab: 'password',
    name: 'PERSON.TABS.password',
    order: 91,
    column: 1,
    shown: ({ own }) => own,
    Part: Passkeys,
  },
];
