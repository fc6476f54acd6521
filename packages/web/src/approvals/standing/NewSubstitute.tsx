import { Button } from '@mantine/core';
import { approvals } from '#contract/approvals/endpoints.ts';
import { type Candidate, SubstituteInput } from '#contract/approvals/schema.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { useChange } from '../../base/data.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { SelectFound } from '../../kit/choose/SelectFound.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useOfficeText } from '../rows/useOfficeText.ts';

type Values = { userId: string; substituteId: string; from: string; to: string };
const required = (v: Values): FieldErrors =>
  Object.fromEntries(
    (['userId', 'substituteId', 'from', 'to'] as const).flatMap((field) =>
      v[field] === '' ? [[field, 'BASE.FORM.REQUIRED' as const]] : [],
    ),
  );

/** Names a substitute: for oneself, and for anybody by who administers requests. */
export function NewSubstitute({ people }: { people: readonly Candidate[] }) {
  const say = useText();
  const officeOf = useOfficeText();
  const me = useMe().id;
  const forAll = useMay('requirement_for_approval', 'rw');
  const make = useChange(approvals.standIn);
  const today = dayIn(new Date());
  const form = useRecordForm<Values, Values, unknown>({
    initial: { userId: me === null ? '' : String(me), substituteId: '', from: today, to: '' },
    schema: SubstituteInput,
    input: (v) => v,
    more: required,
    send: (v) => make.run({ ...v, userId: Number(v.userId), substituteId: Number(v.substituteId) }),
    done: () => undefined,
  });
  const { userId } = form.fields.values;
  const choices = people.map((one) => ({ value: String(one.id), label: `${one.full_name}, ${officeOf(one)}` }));
  return (
    <Card title={say('APPROVAL.SUBSTITUTES.ADD')} padded>
      <FormBody form={form} busy={make.busy}>
        <FormStack>
          {forAll && (
            <SelectFound
              label={say('APPROVAL.SUBSTITUTES.WHO')}
              required
              data={choices}
              {...form.fields.getInputProps('userId')}
            />
          )}
          <SelectFound
            label={say('APPROVAL.SUBSTITUTES.SUBSTITUTE')}
            description={say('APPROVAL.SUBSTITUTES.SUBSTITUTE_HINT')}
            required
            data={choices.filter(({ value }) => value !== userId)}
            {...form.fields.getInputProps('substituteId')}
          />
          <DateField label={say('APPROVAL.SUBSTITUTES.FROM')} required {...form.fields.getInputProps('from')} />
          <DateField label={say('APPROVAL.SUBSTITUTES.TO')} required min={today} {...form.fields.getInputProps('to')} />
          <Button type="submit" loading={make.busy}>
            {say('APPROVAL.SUBSTITUTES.SAVE')}
          </Button>
        </FormStack>
      </FormBody>
    </Card>
  );
}
