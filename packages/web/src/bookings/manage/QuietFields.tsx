import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { mostQuiet } from '#contract/bookings/schema-words.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormEntry, FormGrid, FormHint } from '../../kit/form/FormGrid.tsx';
import css from './Quiet.module.css';
import type { ThingFields } from './thingValues.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Hours of days of the week in which nothing is booked. */
export function QuietFields({ fields }: { fields: ThingFields }) {
  const say = useText();
  const { quiet } = fields.values;
  const wrong = fields.errors.quiet;
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{say('BOOKING_FORM.QUIET')}</legend>
      <FormHint>{say('BOOKING_FORM.QUIET_HINT')}</FormHint>
      {quiet.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and fields are kept by their places
        <Quiet key={i} fields={fields} at={i} />
      ))}
      {wrong && <FieldError>{say(String(wrong) as TextKey)}</FieldError>}
      {quiet.length < mostQuiet && (
        <Button
          variant="default"
          leftSection={<IconPlus {...icon} />}
          onClick={() => fields.insertListItem('quiet', { days: [7], from: '19:00', to: '24:00' })}
        >
          {say('BOOKING_FORM.QUIET_ADD')}
        </Button>
      )}
    </fieldset>
  );
}

function Quiet({ fields, at }: { fields: ThingFields; at: number }) {
  const say = useText();
  const n = at + 1;
  const { getInputProps, setFieldValue, values } = fields;
  const { error } = getInputProps(`quiet.${at}.days`);
  return (
    <FormEntry>
      <Checkbox.Group
        label={`${say('BOOKING_FORM.QUIET_ONE', { n })}: ${say('BOOKING_FORM.QUIET_DAYS')}`}
        error={error}
        value={values.quiet[at]?.days.map(String) ?? []}
        onChange={(next) => setFieldValue(`quiet.${at}.days`, next.map(Number))}
      >
        <Group gap="sm">
          {days.map((day) => (
            <Checkbox key={day} value={String(day)} label={say(`BOOKING_FORM.DAYS.${day}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <FormGrid close>
        <TextInput label={say('BOOKING_FORM.FROM')} maxLength={5} {...getInputProps(`quiet.${at}.from`)} />
        <TextInput label={say('BOOKING_FORM.TO')} maxLength={5} {...getInputProps(`quiet.${at}.to`)} />
      </FormGrid>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconTrash {...icon} />}
          aria-label={say('BOOKING_FORM.QUIET_REMOVE', { n })}
          onClick={() => fields.removeListItem('quiet', at)}
        >
          {say('BOOKING_FORM.REMOVE')}
        </Button>
      </div>
    </FormEntry>
  );
}
