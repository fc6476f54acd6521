import type { UseFormReturnType } from '@mantine/form';
import { typo } from '#contract/base/words/typo.ts';
import type { PaymentInput, Twins } from '#contract/payments/schema.ts';
import type { Answer } from '../base/answer.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Select } from '../kit/choose/Select.tsx';

const another = 'another';

/** Payments that what is being written may be the other half of, as the refusal told them. */
export const twinsIn = (refused: Answer | null): Twins | null =>
  refused?.key === 'PAYMENTS.ERRORS.TWICE' ? (refused.data as Twins) : null;

/** What is sent of the answer. */
export const joinsOf = (joins: string): PaymentInput['joins'] =>
  joins === '' ? null : joins === another ? another : Number(joins);

/** Asks whether it is a payment that is here already, or one more. */
export function SameField<V extends { joins: string }>({
  fields,
  told,
}: {
  fields: UseFormReturnType<V>;
  told: Twins;
}) {
  const say = useText();
  const { day } = useShown();
  const same = told.twins.map((t) => ({
    value: String(t.id),
    label: say('PAYMENTS.FORM.SAME_AS', { day: day(t.date), name: typo(t.title ?? t.name) }),
  }));
  return (
    <Select
      label={say('PAYMENTS.FORM.SAME')}
      withAsterisk
      data={[...same, { value: another, label: say('PAYMENTS.FORM.ANOTHER') }]}
      {...fields.getInputProps('joins')}
    />
  );
}
