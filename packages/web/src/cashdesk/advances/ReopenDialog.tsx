import { Button, TextInput } from '@mantine/core';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { Reopening } from '#contract/cashdesk/schema-advances.ts';
import { reasonLength } from '#contract/cashdesk/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

/** Asks why, and undoes a settlement. */
export function ReopenDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText();
  const reopen = useChange(cashAdvances.reopen);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, unknown>({
    initial: { reason: '' },
    schema: Reopening,
    input: ({ reason }) => ({ id, reason }),
    send: (input) => reopen.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('CASH.ADVANCE.REOPEN')}>
      <FormBody form={form} busy={reopen.busy}>
        <FormStack>
          <p>{say('CASH.ADVANCE.REOPEN_LEAD')}</p>
          <TextInput
            label={say('CASH.ADVANCE.REOPEN_REASON')}
            withAsterisk
            maxLength={reasonLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={reopen.busy} color="cihla">
              {say('CASH.ADVANCE.REOPEN')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
