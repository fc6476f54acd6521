import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { relationTypes } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormEntry, FormHint, FormLine, FormStack } from '../../kit/form/FormGrid.tsx';
import { PersonPicker } from '../pick/PersonPicker.tsx';
import type { MemberFields } from './MemberForm.tsx';
import { newRelation } from './memberValues.ts';

/** Who acts for the person or belongs to them, and how. */
export function RelationsEditor({ fields }: { fields: MemberFields }) {
  const say = useText();
  const list = fields.values.relations;
  const taken = list.flatMap((r) => (r.memberId ? [r.memberId.id] : []));
  return (
    <FormStack>
      <FormHint>{say('PERSON.RELATION.HINT')}</FormHint>
      {list.map((r, i) => (
        <FormEntry key={r.key}>
          <PersonPicker
            label={say('PERSON.RELATION.PERSON')}
            required
            except={taken}
            {...fields.getInputProps(`relations.${i}.memberId`)}
          />
          <FormLine>
            <Select
              label={say('PERSON.RELATION.TYPE')}
              data={relationTypes.map((t) => ({ value: t, label: say(`PERSON.RELATIONS.${t}`, { sex: 'others' }) }))}
              {...fields.getInputProps(`relations.${i}.relation`)}
            />
            <ActionIcon
              color="cihla"
              aria-label={say('PICK.REMOVE', { name: r.memberId?.full_name ?? say('PERSON.RELATION.PERSON') })}
              onClick={() => fields.removeListItem('relations', i)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </FormLine>
        </FormEntry>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => fields.insertListItem('relations', newRelation())}
        >
          {say('PERSON.RELATION.ADD')}
        </Button>
      </div>
    </FormStack>
  );
}
