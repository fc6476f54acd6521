import { ActionIcon, Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { relations } from '#contract/units/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormEntry, FormHint, FormLine, FormStack } from '../../kit/form/FormGrid.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import { newKey, type PersonValues, type UnitValues } from './unitValues.ts';

const newPerson = (): PersonValues => ({ key: newKey(), memberId: null, relation: 'familyMember' });

/** Authorised persons with how they stand to the unit. */
export function PeopleEditor({ fields }: { fields: UseFormReturnType<UnitValues> }) {
  const say = useText();
  const people = fields.values.authorized;
  const taken = people.flatMap((p) => (p.memberId ? [p.memberId.id] : []));
  return (
    <FormStack>
      <FormHint>{say('UNITS.AUTHORIZED_HINT')}</FormHint>
      {people.map((p, i) => (
        <FormEntry key={p.key}>
          <PersonPicker
            label={say('UNITS.PERSON')}
            required
            except={taken}
            {...fields.getInputProps(`authorized.${i}.memberId`)}
          />
          <FormLine>
            <Select
              label={say('UNITS.RELATION')}
              data={relations.map((r) => ({ value: r, label: say(`UNITS.RELATIONS.${r}`) }))}
              {...fields.getInputProps(`authorized.${i}.relation`)}
            />
            <ActionIcon
              color="cihla"
              aria-label={say('PICK.REMOVE', { name: p.memberId?.full_name ?? say('UNITS.PERSON') })}
              onClick={() => fields.removeListItem('authorized', i)}
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
          onClick={() => fields.insertListItem('authorized', newPerson())}
        >
          {say('UNITS.ADD_AUTHORIZED')}
        </Button>
      </div>
    </FormStack>
  );
}
