import { Button, TextInput } from '@mantine/core';
import { payments } from '#contract/payments/endpoints.ts';
import { ToCash } from '#contract/payments/schema.ts';
import { nameLength } from '#contract/payments/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { FormRefusal } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

/** Asks who is paid, where the request does not say. */
export function IntoCashDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText();
  const toCash = useChange(payments.toCash);
  const form = useRecordForm<{ moneyFrom: string }, ToCash, unknown>({
    initial: { moneyFrom: '' },
    schema: ToCash,
    input: ({ moneyFrom }) => ({ id, moneyFrom }),
    send: (input) => toCash.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('PAYMENTS.BECAME.INTO_CASH')}>
      <DialogForm onSubmit={form.submit}>
        <FormRefusal form={form} />
        <TextInput
          label={say('PAYMENTS.BECAME.TO_WHOM')}
          withAsterisk
          maxLength={nameLength}
          data-autofocus
          {...form.fields.getInputProps('moneyFrom')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={toCash.busy}>
            {say('PAYMENTS.BECAME.INTO_CASH')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
