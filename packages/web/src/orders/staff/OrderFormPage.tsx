import { Checkbox, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { orderLinks } from '#contract/orders/links.ts';
import { NewOrder } from '#contract/orders/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Select } from '../../kit/form/Select.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { useEmployees, useMakeOrder } from './data.ts';

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

/** /admin/objednavky/novy: a new order, whose link is mailed at once. */
export function OrderFormPage() {
  const say = useText();
  const navigate = useNavigate();
  const make = useMakeOrder();
  const form = useRecordForm<OrderValues, ReturnType<typeof given>, { id: number }>({
    initial: { email: '', careAboutId: '', isFree: false },
    schema: NewOrder,
    input: given,
    send: (input) => make.run(input),
    done: ({ id }) => navigate(linkTo(orderLinks.one(id)) as never),
  });
  return (
    <>
      <PageHead title={say('ORDERS.NEW')} back={{ ...orderLinks.list(), name: say('ORDERS.TITLE') }} />
      <PageLead>{say('ORDERS.FORM.LEAD')}</PageLead>
      <FormFrame form={form} busy={make.busy} back={orderLinks.list()} save={say('ORDERS.FORM.MAKE')}>
        <OrderFields form={form} />
      </FormFrame>
    </>
  );
}
