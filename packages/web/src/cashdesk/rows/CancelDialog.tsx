import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { Cancelling, type CashDetail, type CashRef } from '#contract/cashdesk/schema.ts';
import { reasonLength } from '#contract/cashdesk/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

/** Asks why, and undoes a record by an opposite one of today. */
export function CancelDialog({ record, onClose }: { record: CashRef; onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const cancel = useChange(cashdesk.cancel);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, CashDetail>({
    initial: { reason: '' },
    schema: Cancelling,
    input: ({ reason }) => ({ id: record.id, reason }),
    send: (input) => cancel.run(input),
    done: (made) => {
      onClose();
      return navigate(cashLinks.one(made.id));
    },
  });
  return (
    <Dialog opened onClose={onClose} title={say('CASH.CANCEL.TITLE', { number: record.documentNumber })}>
      <FormBody form={form} busy={cancel.busy}>
        <FormStack>
          <p>{say('CASH.CANCEL.LEAD')}</p>
          <TextInput
            label={say('CASH.CANCEL.REASON')}
            withAsterisk
            maxLength={reasonLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={cancel.busy} color="cihla">
              {say('CASH.CANCEL.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
