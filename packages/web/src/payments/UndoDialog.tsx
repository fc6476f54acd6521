import { Button, TextInput } from '@mantine/core';
import { payments } from '#contract/payments/endpoints.ts';
import { type Payment, PaymentUndoing } from '#contract/payments/schema.ts';
import { reasonLength } from '#contract/payments/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { shown } from './data.ts';

/** Asks why, and takes the payment back. */
export function UndoDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const say = useText();
  const undo = useChange(payments.undo);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, Payment>({
    initial: { reason: '' },
    schema: PaymentUndoing,
    input: ({ reason }) => ({ id: payment.id, reason }),
    send: (input) => undo.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('PAYMENTS.UNDO.TITLE', { amount: shown(payment.amount) })}>
      <FormBody form={form} busy={undo.busy}>
        <FormStack>
          <p>{say('PAYMENTS.UNDO.LEAD')}</p>
          <TextInput
            label={say('PAYMENTS.UNDO.REASON')}
            withAsterisk
            maxLength={reasonLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={undo.busy} color="cihla">
              {say('PAYMENTS.UNDO.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
