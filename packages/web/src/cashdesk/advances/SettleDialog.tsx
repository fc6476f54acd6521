import { Button } from '@mantine/core';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { settlementOf } from '#contract/cashdesk/rules-advances.ts';
import { type AdvanceDetail, Settling } from '#contract/cashdesk/schema-advances.ts';
import { showCash } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { ShortNote, shortOf } from '../form/ShortNote.tsx';
import { cash } from '../rows/data.ts';

type Props = { advance: AdvanceDetail; onClose: () => void };

/** Asks once more before an advance is settled by its receipts. */
export function SettleDialog({ advance: { id, amount, spent }, onClose }: Props) {
  const say = useText();
  const settle = useChange(cashAdvances.settle);
  const form = useRecordForm<{ date: string }, Settling, unknown>({
    initial: { date: dayIn(new Date()) },
    schema: Settling,
    input: ({ date }) => ({ id, spent, date }),
    send: (input) => settle.run(input),
    done: onClose,
  });
  const rest = settlementOf(moneyOf(amount), moneyOf(spent));
  const short = shortOf(form.refused);
  return (
    <Dialog opened onClose={onClose} title={say('CASH.ADVANCE.SETTLE_TITLE')}>
      <FormBody form={form} busy={settle.busy}>
        <FormStack>
          <p>
            {say('CASH.ADVANCE.SETTLE_LEAD', { amount: cash(amount), spent: cash(spent) })}{' '}
            <b>{say(`CASH.ADVANCE.RESULT_${rest?.type ?? 'exact'}`, { amount: rest ? showCash(rest.amount) : '' })}</b>
          </p>
          {short && <ShortNote short={short} />}
          <DateField
            label={say('CASH.ADVANCE.SETTLE_DATE')}
            max={dayIn(new Date())}
            {...form.fields.getInputProps('date')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('CASH.ADVANCE.NOT_YET')}
            </Button>
            <Button type="submit" loading={settle.busy}>
              {say('CASH.ADVANCE.SETTLE_YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
