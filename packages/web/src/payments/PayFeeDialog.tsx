import { Button } from '@mantine/core';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { type Became, type Payment, PaymentInput } from '#contract/payments/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { DateField } from '../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { FormRefusal } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Note } from '../kit/page/Note.tsx';
import { joinsOf, SameField, twinsIn } from './SameField.tsx';

type Props = { a: ApprovalDetail; fees: Became['fees']; onClose: () => void };

/** Asks which fee an approved request pays. */
export function PayFeeDialog(props: Props) {
  const say = useText();
  return (
    <Dialog opened onClose={props.onClose} title={say('PAYMENTS.BECAME.PAY_TITLE')}>
      {props.fees.length === 0 ? <Note>{say('PAYMENTS.BECAME.NO_FEES')}</Note> : <Choosing {...props} />}
    </Dialog>
  );
}

type Values = { id: string; date: string; joins: string };
function Choosing({ a, fees, onClose }: Props) {
  const say = useText();
  const pay = useChange(payments.create);
  const form = useRecordForm<Values, PaymentInput, Payment>({
    initial: { id: fees.length === 1 ? String(fees[0]?.id) : '', date: dayIn(new Date()), joins: '' },
    schema: PaymentInput,
    input: ({ id, date, joins }) => ({
      ...{ id: Number(id), date, amount: a.amount ?? '', name: a.title, supplier: a.supplier.name },
      ...{ externalNumber: '', source: { kind: 'approval', id: a.id }, fileIds: [] },
      joins: joinsOf(joins),
    }),
    send: (input) => pay.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  const twins = twinsIn(form.refused);
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <Select
        label={say('PAYMENTS.BECAME.WHICH')}
        withAsterisk
        data={fees.map((fee) => ({ value: String(fee.id), label: typo(fee.name) }))}
        {...getInputProps('id')}
      />
      {twins && <SameField fields={form.fields} told={twins} />}
      <DateField label={say('PAYMENTS.FORM.DATE')} max={dayIn(new Date())} {...getInputProps('date')} />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={pay.busy}>
          {say('PAYMENTS.FORM.YES')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
