import { TextInput } from '@mantine/core';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useCustomRoles, useEntrances } from '../rows/data.ts';
import type { MemberFields } from './MemberForm.tsx';
import { customRole } from './memberValues.ts';

const groups = ['owners', 'committee', 'audit'] as const;

type Props = { fields: MemberFields; isNew: boolean; changesRole: boolean };

/** What somebody is in the house; offices are offered only to who gives them. */
export function OfficeFields({ fields, isNew, changesRole }: Props) {
  const say = useText();
  const entrances = useEntrances();
  const custom = useCustomRoles(changesRole);
  const { values, getInputProps: props } = fields;
  const sex = values.sex || 'others';
  const offered = groups.filter((g) => changesRole || g === 'owners' || !isNew);
  const data = [
    ...offered.map((group) => ({
      group: say(`PERSON.FIELDS.ROLE_GROUPS.${group}`),
      items: roleIds
        .filter((r) => defaultRoles[r].group === group)
        .map((r) => ({ value: r, label: say(`ROLES.${r}`, { sex }) })),
    })),
    ...(custom.length > 0
      ? [
          {
            group: say('PERSON.FIELDS.ROLE_GROUPS.own'),
            items: custom.map((r) => ({ value: customRole(r.id), label: r.title })),
          },
        ]
      : []),
  ];
  return (
    <FormStack>
      <Select
        label={say('PERSON.FIELDS.ROLE')}
        withAsterisk
        data={data}
        {...props('role')}
        disabled={!isNew && !changesRole}
        description={changesRole ? undefined : say('PERSON.FIELDS.ROLE_LOCKED')}
      />
      <TextInput
        label={say('PERSON.FIELDS.POSITION')}
        description={say('PERSON.FIELDS.POSITION_HINT')}
        {...props('position')}
      />
      <Select
        label={say('PERSON.FIELDS.ENTRANCE')}
        data={[
          { value: '', label: say('PERSON.FIELDS.NO_ENTRANCE') },
          ...entrances.map((e) => ({ value: String(e.id), label: e.name })),
        ]}
        {...props('entranceId')}
      />
    </FormStack>
  );
}
