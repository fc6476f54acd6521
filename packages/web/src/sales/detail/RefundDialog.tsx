import { Button, TextInput } from '@mantine/core';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { RefundInput, type Sale } from '#contract/sales/schema.ts';
import { noteLength, refundWays } from '#contract/sales/schema-words.ts';
import { bareMoney } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { without } from '../rows/data.ts';

type Props = { sale: Sale; onClose: () => void };
type Refund = { way: (typeof refundWays)[number]; date: string; amount: string; note: string };

/** What is left over to the seller goes back to them, or to the account of the unit. */
export function RefundDialog({ sale, onClose }: Props) {
  const say = useText();
  const refund = useChange(sales.refund);
  const today = dayIn(new Date());
  const form = useRecordForm<Refund, Refund & { id: number }, unknown>({
    initial: { way: 'back', date: today, amount: bareMoney(moneyOf(without(sale.balance))), note: '' },
    schema: RefundInput,
    input: (values) => ({ ...values, id: sale.id }),
    send: (input) => refund.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('SALES.REFUND_DIALOG.TITLE')}>
      <FormBody form={form} busy={refund.busy}>
        <FormStack>
          <Select
            label={say('SALES.REFUND_DIALOG.WAY')}
            data={refundWays.map((value) => ({ value, label: say(`SALES.REFUND_DIALOG.WAYS.${value}`) }))}
            {...getInputProps('way')}
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
          <TextInput
            label={say('SALES.GIVE_DIALOG.NOTE')}
            withAsterisk
            maxLength={noteLength}
            {...getInputProps('note')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={refund.busy}>
              {say('SALES.PAY_DIALOG.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
