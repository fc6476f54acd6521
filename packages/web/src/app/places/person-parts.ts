import type { PersonPart } from '../../define-noun.ts';

const files = import.meta.glob<{ parts: readonly PersonPart[] }>('../../*/PersonTab.tsx', { eager: true });

/** What all nouns bring to a person, in its order. */
export const personParts: readonly PersonPart[] = Object.values(files)
  .flatMap((file) => file.parts)
  .sort((a, b) => a.order - b.order);

const ofLogin: readonly string[] = ['settings', 'password'];
const ofAccount: readonly string[] = ['account', 'notifications', ...ofLogin];

/** Whether it stands in the account of whoever is signed in, not among parts of a neighbour. */
export const isOfAccount = ({ tab }: Pick<PersonPart, 'tab'>): boolean => ofAccount.includes(tab);

/** Whether it is of the sign-in alone, which who has no page in the house has too. */
export const isOfLogin = ({ tab }: Pick<PersonPart, 'tab'>): boolean => ofLogin.includes(tab);
