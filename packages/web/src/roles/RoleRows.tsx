import { Link } from '@tanstack/react-router';
import { roleLinks } from '#contract/roles/links.ts';
import type { Role } from '#contract/roles/schema.ts';
import { useText } from '../base/texts.tsx';
import { useRoleName } from './data.ts';
import css from './RolesSection.module.css';
import { sumOf } from './roleValues.ts';

/** How many hold a role, those in the archive apart. */
export function useHeldBy(): (role: Pick<Role, 'usersCount' | 'archivedCount'>) => string {
  const say = useText();
  return ({ usersCount, archivedCount }) => {
    const now = say('ROLES.HELD', { count: usersCount });
    return archivedCount > 0 ? `${now} ${say('ROLES.ARCHIVED', { count: archivedCount })}` : now;
  };
}

/** Roles one under another: name, what it is a copy of, what it gives, who holds it. */
export function RoleRows({ roles, label }: { roles: readonly Role[]; label: string }) {
  const say = useText();
  const nameOf = useRoleName();
  const heldBy = useHeldBy();
  const gives = ({ rights }: Pick<Role, 'rights'>) => {
    const { rw, r } = sumOf(rights);
    return say('ROLES.GIVES', { rw, r });
  };
  return (
    <ul aria-label={label} className={css.rows}>
      {roles.map((role) => (
        <li key={role.id} className={css.row}>
          <div className={css.names}>
            <Link {...roleLinks.one(role.id)} className={css.name}>
              {nameOf(role)}
            </Link>
            {role.extends && (
              <span className={css.base}>
                {say('ROLES.COPY_OF', { role: say(`ROLES.${role.extends}`, { sex: 'others' }) })}
              </span>
            )}
          </div>
          <span className={css.gives}>{gives(role)}</span>
          <span className={css.users}>{heldBy(role)}</span>
        </li>
      ))}
    </ul>
  );
}
