import { Switch } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { type EventFields, withAllDay, withStart } from './eventValues.ts';

/** When it is: hours, or whole days; another beginning takes the end with it. */
export function TimeFields({ fields }: { fields: EventFields }) {
  const say = useText();
  const { values } = fields;
  const withTime = !values.allDay;
  return (
    <FormStack>
      <FormGrid>
        <DateField
          withTime={withTime}
          otherwise="18:00"
          required
          label={say('EVENT.FIELDS.START')}
          {...fields.getInputProps('start')}
          onChange={(next) => fields.setValues(withStart(values, next))}
        />
        <DateField
          withTime={withTime}
          otherwise="19:00"
          min={values.start.slice(0, 10)}
          required
          label={say('EVENT.FIELDS.END')}
          {...fields.getInputProps('end')}
        />
      </FormGrid>
      <Switch
        label={say('EVENT.FIELDS.ALL_DAY')}
        checked={values.allDay}
        onChange={(e) => fields.setValues(withAllDay(values, e.currentTarget.checked))}
      />
    </FormStack>
  );
}
