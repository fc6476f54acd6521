import { useNavigate, useParams } from '@tanstack/react-router';
import { roleLinks } from '#contract/roles/links.ts';
import { type RoleAnswer, RoleChange } from '#contract/roles/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useWayBack } from '../base/left.ts';
import { Refused } from '../base/Refused.tsx';
import { useText } from '../base/texts.tsx';
import { FormFrame } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { useRole, useRoleName, useUpdate } from './data.ts';
import { NotAdministered } from './NotAdministered.tsx';
import { RoleForm } from './RoleForm.tsx';
import { useHeldBy } from './RoleRows.tsx';
import { choicesOf, type RoleValues, rightsOf } from './roleValues.ts';

/** /role/{id}/upravit */
export function EditRolePage() {
  return (
    <NotAdministered>
      <TheRole />
    </NotAdministered>
  );
}

function TheRole() {
  const say = useText();
  const { id } = useParams({ from: '/inside/role/$id/upravit' });
  const of = useRole(id);
  const nameOf = useRoleName();
  const name = of.data && nameOf(of.data);
  return (
    <>
      <PageHead
        title={name ? say('ROLES.EDIT_ONE', { title: name }) : say('ROLES.EDIT')}
        back={{ ...roleLinks.one(id), name: name ?? say('ROLES.ONE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(role) => {
          if (role.extends === null) return <Refused why="ROLES.ERRORS.DEFAULT" />;
          if (!role.terms.mayChange) return <Refused why="MEMBERS.ERRORS.ROLE_NOT_YOURS" />;
          return <EditRole role={role} reload={async () => (await of.refetch()).data ?? role} />;
        }}
      </Loaded>
    </>
  );
}

type Props = { role: RoleAnswer; reload: () => Promise<RoleAnswer> };
const valuesOf = (role: RoleAnswer): RoleValues => ({
  title: role.title ?? '',
  extends: role.extends,
  rights: choicesOf(role.rights),
});

function EditRole({ role, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useUpdate();
  const heldBy = useHeldBy();
  const back = roleLinks.one(role.id);
  const way = useWayBack(back);
  const form = useRecordForm({
    initial: valuesOf(role),
    version: role.updatedAt ?? '',
    schema: RoleChange,
    input: (v: RoleValues, updatedAt: string) => ({
      id: role.id,
      updatedAt,
      title: v.title,
      rights: rightsOf(v.rights),
    }),
    send: update.run,
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt ?? '' };
    },
    done: () => way.go() || navigate({ ...roleLinks.one(role.id), replace: true }),
  });
  const base = (
    <p>
      {role.extends && say('ROLES.COPY_OF', { role: say(`ROLES.${role.extends}`, { sex: 'others' }) })}
      <br />
      {heldBy(role)}
    </p>
  );
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      <RoleForm fields={form.fields} terms={role.terms} base={base} />
    </FormFrame>
  );
}
