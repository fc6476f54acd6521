import { Button, TextInput } from '@mantine/core';
import { textLength } from '#contract/accounts/schema-words.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { PayInput, type Sale } from '#contract/sales/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { sale: Sale; onClose: () => void };

type Paid = { kind: 'paid' | 'cash'; date: string; amount: string; text: string };
/** A payment of the seller that came past the bank. */
export function PayDialog({ sale, onClose }: Props) {
  const say = useText();
  const pay = useChange(sales.pay);
  const today = dayIn(new Date());
  const form = useRecordForm<Paid, Paid & { id: number }, unknown>({
    initial: { kind: 'paid', date: today, amount: '', text: '' },
    schema: PayInput,
    input: (values) => ({ ...values, id: sale.id }),
    send: (input) => pay.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('SALES.PAY_DIALOG.TITLE')}>
      <FormBody form={form} busy={pay.busy}>
        <FormStack>
          <Select
            label={say('SALES.PAY_DIALOG.KIND')}
            data={(['paid', 'cash'] as const).map((value) => ({
              value,
              label: say(`SALES.PAY_DIALOG.KINDS.${value}`),
            }))}
            {...getInputProps('kind')}
          />
          <TextInput
            label={say('SALES.PAY_DIALOG.AMOUNT')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...getInputProps('amount')}
          />
          <DateField label={say('SALES.PAY_DIALOG.DATE')} max={today} {...getInputProps('date')} />
          <TextInput label={say('SALES.PAY_DIALOG.TEXT')} maxLength={textLength} {...getInputProps('text')} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={pay.busy}>
              {say('SALES.PAY_DIALOG.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
