import type { RoleId } from '#contract/access.ts';
import type { sexes } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';

type Holder = { role: { name: RoleId; title: string | null }; sex: (typeof sexes)[number] };

/** What somebody is in the house: the title of their custom role, or the default one bent by their sex. */
export function useRoleName() {
  const say = useText();
  return ({ role, sex }: Holder): string => role.title ?? say(`ROLES.${role.name}`, { sex });
}
