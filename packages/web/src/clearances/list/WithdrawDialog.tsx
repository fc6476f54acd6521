import { Button, TextInput } from '@mantine/core';
import { clearances } from '#contract/clearances/endpoints.ts';
import { type ClearanceRow, WithdrawInput } from '#contract/clearances/schema.ts';
import { noteLength } from '#contract/clearances/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { row: ClearanceRow; onClose: () => void };

/** Asks why, and takes the confirmation back. */
export function WithdrawDialog({ row, onClose }: Props) {
  const say = useText();
  const withdraw = useChange(clearances.withdraw);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, unknown>({
    initial: { reason: '' },
    schema: WithdrawInput,
    input: ({ reason }) => ({ id: row.id, reason }),
    send: (input) => withdraw.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('CLEARANCES.WITHDRAW.TITLE', { number: row.number })}>
      <FormBody form={form} busy={withdraw.busy}>
        <FormStack>
          <p>{say('CLEARANCES.WITHDRAW.LEAD')}</p>
          <TextInput
            label={say('CLEARANCES.WITHDRAW.REASON')}
            withAsterisk
            maxLength={noteLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={withdraw.busy} color="cihla">
              {say('CLEARANCES.WITHDRAW.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
