import { Button, TextInput } from '@mantine/core';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { type CashDetail, CashInput } from '#contract/cashdesk/schema.ts';
import { nameLength } from '#contract/cashdesk/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { bare } from '../rows/data.ts';
import { type CashValues, inputOf, newRecord } from './cashValues.ts';
import type { Short } from './ShortNote.tsx';

type Props = { short: Short; me: string; onDone: (made: CashDetail) => void; onClose: () => void };

/** The income that a desk lacks, over the expense that waits for it: what is missing, on the day when it is. */
export function FirstIncome({ short, me, onDone, onClose }: Props) {
  const say = useText();
  const create = useChange(cashdesk.create);
  const form = useRecordForm<CashValues, CashInput, CashDetail>({
    initial: {
      ...newRecord('income', me),
      ...{ amount: bare(short.missing), date: short.day, name: say('CASH.SHORT.FROM_BANK') },
    },
    schema: CashInput,
    input: inputOf,
    send: (input) => create.run(input),
    done: onDone,
  });
  const props = form.fields.getInputProps;
  return (
    <Dialog opened onClose={onClose} title={say('CASH.SHORT.FIRST_TITLE')}>
      <FormBody form={form} busy={create.busy}>
        <FormStack>
          <TextInput
            label={say('CASH.FORM.AMOUNT')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            {...props('amount')}
          />
          <TextInput label={say('CASH.FORM.NAME')} withAsterisk maxLength={nameLength} {...props('name')} />
          <TextInput
            label={say('CASH.FORM.FROM.income')}
            withAsterisk
            maxLength={nameLength}
            data-autofocus
            {...props('moneyFrom')}
          />
          <DateField label={say('CASH.FORM.DAY')} max={dayIn(new Date())} {...props('date')} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={create.busy}>
              {say('CASH.FORM.SAVE.income')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
