import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { type CashDesk, OpeningInput } from '#contract/cashdesk/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { bare } from '../rows/data.ts';

type Values = { date: string; amount: string; secondAbove: string };

/** The initial balance, its day, and from which difference a second person is asked. */
export function OpeningDialog({ desk, onClose }: { desk: CashDesk; onClose: () => void }) {
  const say = useText();
  const open = useChange(cashdesk.open);
  const known = desk.opening;
  const form = useRecordForm<Values, Values, unknown>({
    initial: known
      ? { date: known.date, amount: bare(known.amount), secondAbove: bare(known.secondAbove) }
      : { date: dayIn(new Date()), amount: '', secondAbove: '500.00' },
    schema: OpeningInput,
    input: (values) => values,
    send: (input) => open.run(input),
    done: onClose,
  });
  const isFixed = known?.fixed ?? false;
  return (
    <Dialog opened onClose={onClose} title={say('CASH.OPENING.TITLE')}>
      <FormBody form={form} busy={open.busy}>
        <FormStack>
          {isFixed ? <Note>{say('CASH.OPENING.FIXED')}</Note> : <SumAndDay fields={form.fields} />}
          <TextInput
            label={say('CASH.OPENING.SECOND')}
            description={say('CASH.OPENING.SECOND_HINT')}
            inputMode="decimal"
            autoComplete="off"
            {...form.fields.getInputProps('secondAbove')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={open.busy}>
              {say('FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

function SumAndDay({ fields }: { fields: UseFormReturnType<Values> }) {
  const say = useText();
  return (
    <>
      <TextInput
        label={say('CASH.OPENING.AMOUNT')}
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...fields.getInputProps('amount')}
      />
      <DateField
        label={say('CASH.OPENING.DATE')}
        description={say('CASH.OPENING.DATE_HINT')}
        max={dayIn(new Date())}
        {...fields.getInputProps('date')}
      />
    </>
  );
}
