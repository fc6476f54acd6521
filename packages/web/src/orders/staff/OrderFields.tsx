import { Checkbox, TextInput } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { RecordForm } from '../../kit/form/useRecordForm.tsx';
import { useEmployees } from './data.ts';

export type OrderValues = { email: string; careAboutId: string; isFree: boolean };
export const given = ({ email, careAboutId, isFree }: OrderValues) => ({
  ...{ email, isFree },
  careAboutId: careAboutId === '' ? (undefined as never) : Number(careAboutId),
});

/** Address, person in charge, free of charge: the fields of a new order and of one that is not filled yet. */
export function OrderFields({ form }: { form: RecordForm<OrderValues> }) {
  const say = useText();
  const staff = useEmployees();
  const people = (staff.data?.employees ?? [])
    .filter((e) => !e.closed)
    .map((e) => ({ value: String(e.id), label: [e.firstName, e.lastName].filter(Boolean).join(' ') || e.email }));
  return (
    <Card padded>
      <FormStack>
        <TextInput
          type="email"
          autoComplete="off"
          label={say('ORDERS.FORM.EMAIL')}
          description={say('ORDERS.FORM.EMAIL_HINT')}
          withAsterisk
          {...form.fields.getInputProps('email')}
        />
        <Select
          label={say('ORDERS.FORM.CARE')}
          data={people}
          withAsterisk
          {...form.fields.getInputProps('careAboutId')}
        />
        <Checkbox
          label={say('ORDERS.FORM.FREE')}
          description={say('ORDERS.FORM.FREE_HINT')}
          {...form.fields.getInputProps('isFree', { type: 'checkbox' })}
        />
      </FormStack>
    </Card>
  );
}
