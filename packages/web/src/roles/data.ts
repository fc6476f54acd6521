import type { RoleId } from '#contract/access.ts';
import { associationLinks } from '#contract/association/links.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { roleLinks } from '#contract/roles/links.ts';
import type { Role } from '#contract/roles/schema.ts';
import { session } from '#contract/session/endpoints.ts';
import { useChange, useReading } from '../base/data.ts';
import { useWayBack } from '../base/left.ts';
import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';

export const useRoles = () => useReading(roles.list, {});
export const useRole = (id: string) => useReading(roles.one, { id });
/** Where the list of roles was read last: a section of the house, or its own page. */
export const useListOfRoles = (): Place =>
  useWayBack(associationLinks.one()).search.tab === 'roles' ? associationLinks.one() : roleLinks.list();

// Who changes a role may hold it: what they may see is asked again.
const touches = { touches: [session.verify] } as const;
export const useCreate = () => useChange(roles.create);
export const useUpdate = () => useChange(roles.update, touches);

/** A default role's name as a heading says it, not as it stands behind somebody's name. */
export function useBaseName(): (role: RoleId) => string {
  const say = useText();
  return (role) => {
    const name = say(`ROLES.${role}`, { sex: 'others' });
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  };
}

/** A role by its title, or by the name of the default one. */
export function useRoleName(): (role: Pick<Role, 'name' | 'title'>) => string {
  const nameOf = useBaseName();
  return (role) => role.title ?? nameOf(role.name);
}

/** Deletes a role that nobody holds after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(roles.remove, { ends: [roles.one] });
  return async ({ id, title }: Pick<Role, 'id' | 'title'>): Promise<boolean> => {
    const yes = await confirm({
      title: say('ROLES.DELETE.TITLE', { title: title ?? '' }),
      text: say('ROLES.DELETE.TEXT'),
      yes: say('ROLES.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return (
      yes &&
      (await change.run({ id }).then(
        () => true,
        () => false,
      ))
    );
  };
}
