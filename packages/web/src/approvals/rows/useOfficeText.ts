import type { Candidate } from '#contract/approvals/schema.ts';
import { useText } from '../../base/texts.tsx';

/** What somebody is in the house: the title of a role of its own, or the default one bent by their sex. */
export function useOfficeText() {
  const say = useText();
  return ({ role, sex }: Pick<Candidate, 'role' | 'sex'>): string => role.title ?? say(`ROLES.${role.name}`, { sex });
}
