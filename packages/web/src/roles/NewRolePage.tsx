import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { defaultRoles, holds, type Module, type Right, type RoleId, roleIds } from '#contract/access.ts';
import { roleLinks } from '#contract/roles/links.ts';
import { officeOf } from '#contract/roles/rules.ts';
import { NewRole, type RoleTerms } from '#contract/roles/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { Refused } from '../base/Refused.tsx';
import { useText } from '../base/texts.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { FormFrame } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { useBaseName, useCreate, useListOfRoles, useRoles } from './data.ts';
import { NotAdministered } from './NotAdministered.tsx';
import { RoleForm } from './RoleForm.tsx';
import { choicesOf, type RoleValues, rightsOf } from './roleValues.ts';

const address = z.object({ from: param(z.enum(roleIds), 'owner') });
const groups = ['committee', 'audit', 'owners'] as const;

/** /role/novy?from={default role} */
export function NewRolePage() {
  const say = useText();
  const of = useRoles();
  const list = useListOfRoles();
  return (
    <NotAdministered>
      <PageHead title={say('ROLES.NEW')} back={{ ...list, name: say('ROLES.TITLE') }} />
      <Loaded of={of} shape={<RecordShape />}>
        {({ terms }) =>
          terms.mayChange ? <Creating terms={terms} /> : <Refused why="MEMBERS.ERRORS.ROLE_NOT_YOURS" />
        }
      </Loaded>
    </NotAdministered>
  );
}

/** The map of the base, as far as the person may grant it. */
const startOf = (base: RoleId, { held }: RoleTerms): RoleValues['rights'] => {
  const given = Object.entries(defaultRoles[base].rights) as [Module, Right][];
  const granted = given.flatMap(([m, right]) => {
    const most = holds(held, m, right) ? right : holds(held, m, 'r') ? 'r' : null;
    return most ? [[m, most] as const] : [];
  });
  return choicesOf(Object.fromEntries(granted));
};

function Creating({ terms }: { terms: RoleTerms }) {
  const say = useText();
  const navigate = useNavigate();
  const create = useCreate();
  const list = useListOfRoles();
  const baseOf = useBaseName();
  const [{ from }] = useAddress(address);
  const form = useRecordForm({
    initial: { title: '', extends: from, rights: startOf(from, terms) } as RoleValues,
    schema: NewRole,
    input: (v: RoleValues) => ({ title: v.title, extends: v.extends ?? from, rights: rightsOf(v.rights) }),
    send: create.run,
    done: ({ id }) => navigate({ ...roleLinks.one(id), replace: true }),
  });
  const { fields } = form;
  const takeBase = (base: RoleId) => {
    fields.setFieldValue('extends', base);
    fields.setFieldValue('rights', startOf(base, terms));
  };
  const base = fields.values.extends ?? from;
  const select = (
    <Select
      label={say('ROLES.FROM')}
      description={say(officeOf(base) === base ? 'ROLES.FROM_HINT' : 'ROLES.FROM_CHAIR')}
      withAsterisk
      data={groups.map((group) => ({
        group: say(`ROLES.GROUPS.${group}`),
        items: roleIds
          .filter((id) => defaultRoles[id].group === group)
          .map((value) => ({ value, label: baseOf(value) })),
      }))}
      {...fields.getInputProps('extends')}
      onChange={(next) => takeBase(next as RoleId)}
    />
  );
  return (
    <FormFrame form={form} back={list} save={say('ROLES.CREATE')} busy={create.busy}>
      <RoleForm fields={fields} terms={terms} base={select} />
    </FormFrame>
  );
}
