import { Button, Switch, TextInput } from '@mantine/core';
import { IconClock, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { weekDays } from '#contract/contacts/rules-hours.ts';
import { useText } from '../../base/texts.tsx';
import { FormGrid, FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import type { ContactFields } from './contactValues.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** When somebody is there, as people say it; the week comes once it is asked for, or when it was written down before. */
export function HoursFields({ fields }: { fields: ContactFields }) {
  const say = useText();
  const [asked, ask] = useState(false);
  const { hours } = fields.values;
  if (!asked && hours.every((day) => day === ''))
    return (
      <Button variant="default" leftSection={<IconClock {...icon} />} onClick={() => ask(true)}>
        {say('CONTACTS.FORM.HOURS_ADD')}
      </Button>
    );
  const [monday = ''] = hours;
  const likeMonday = () =>
    fields.setFieldValue(
      'hours',
      hours.map((day, i) => (i < 5 ? monday : day)),
    );
  return (
    <FormStack>
      <FormHint>{say('CONTACTS.FORM.HOURS_HINT')}</FormHint>
      <FormGrid>
        {weekDays.map((day, i) => (
          <TextInput
            key={day}
            label={say(`CONTACTS.HOURS.DAYS.${day}`)}
            autoComplete="off"
            autoFocus={asked && i === 0}
            {...fields.getInputProps(`hours.${i}`)}
          />
        ))}
      </FormGrid>
      <div>
        <Button
          variant="default"
          disabled={monday.trim() === ''}
          leftSection={<IconCopy {...icon} />}
          onClick={likeMonday}
        >
          {say('CONTACTS.FORM.HOURS_SAME')}
        </Button>
      </div>
      <Switch
        label={say('CONTACTS.FORM.HOURS_HOLIDAYS')}
        checked={fields.values.hoursOnHolidays}
        onChange={(e) => fields.setFieldValue('hoursOnHolidays', e.currentTarget.checked)}
      />
    </FormStack>
  );
}
