import { Button } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { roleLinks } from '#contract/roles/links.ts';
import type { RoleAnswer } from '#contract/roles/schema.ts';
import { useRemembered, useWayBack } from '../base/left.ts';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { RemoveButton } from '../kit/form/RemoveButton.tsx';
import { Note } from '../kit/page/Note.tsx';
import { RecordPage } from '../kit/page/RecordPage.tsx';
import { useListOfRoles, useRemove, useRole, useRoleName } from './data.ts';
import { NotAdministered } from './NotAdministered.tsx';
import { RightsMap } from './RightsMap.tsx';
import { RightTag } from './RightTag.tsx';
import { useHeldBy } from './RoleRows.tsx';

/** /role/{id}: one role, to read. */
export function RolePage() {
  return (
    <NotAdministered>
      <TheRole />
    </NotAdministered>
  );
}

function TheRole() {
  const say = useText();
  const { id } = useParams({ from: '/inside/role/$id' });
  useRemembered();
  const of = useRole(id);
  const nameOf = useRoleName();
  const list = useListOfRoles();
  return (
    <RecordPage
      of={of}
      title={of.data ? nameOf(of.data) : say('ROLES.ONE')}
      back={{ ...list, name: say('ROLES.TITLE') }}
      sub={(role) => <About role={role} />}
      actions={(role) => role.terms.mayChange && <Actions role={role} />}
    >
      {(role) => (
        <>
          <Standing role={role} />
          <RightsMap terms={role.terms} right={(module) => <RightTag right={role.rights[module]} />} />
        </>
      )}
    </RecordPage>
  );
}

function About({ role }: { role: RoleAnswer }) {
  const say = useText();
  const heldBy = useHeldBy();
  return (
    <>
      <span>{say(`ROLES.GROUPS.${role.group}`)}</span>
      {role.extends && <span>{say('ROLES.COPY_OF', { role: say(`ROLES.${role.extends}`, { sex: 'others' }) })}</span>}
      <span>{heldBy(role)}</span>
    </>
  );
}

/** Why a role does not change, or cannot be deleted yet. */
function Standing({ role }: { role: RoleAnswer }) {
  const say = useText();
  const count = role.usersCount + role.archivedCount;
  if (role.extends === null) return <Note>{say('ROLES.FIXED')}</Note>;
  return count > 0 && role.terms.mayChange ? <Note>{say('ROLES.DELETE.HELD', { count })}</Note> : null;
}

function Actions({ role }: { role: RoleAnswer }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const list = useListOfRoles();
  const way = useWayBack(list);
  if (role.extends === null)
    return (
      <Button
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...roleLinks.add()} search={{ from: role.name }} />}
      >
        {say('ROLES.NEW_FROM')}
      </Button>
    );
  const removeNow = async () => {
    if (!(await remove(role)) || way.go()) return;
    await navigate({ ...linkTo(list, way.search), replace: true });
  };
  return (
    <>
      {role.usersCount + role.archivedCount === 0 && (
        <RemoveButton variant="default" onClick={() => void removeNow()} />
      )}
      <Button
        leftSection={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...roleLinks.edit(role.id)} />}
      >
        {say('ROLES.EDIT')}
      </Button>
    </>
  );
}
