import { Button, TextInput } from '@mantine/core';
import { bank } from '#contract/bank/endpoints.ts';
import { type BankLine, Undoing } from '#contract/bank/schema.ts';
import { noteLength } from '#contract/bank/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/data.ts';

/** Asks why, and takes back where a movement went. */
export function UndoDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const say = useText();
  const undo = useChange(bank.undo);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, BankLine>({
    initial: { reason: '' },
    schema: Undoing,
    input: ({ reason }) => ({ id: line.id, reason }),
    send: (input) => undo.run(input),
    done: () => {
      notify('ok', 'BANK.TAKEN_BACK');
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={say('BANK.UNDO.TITLE', { amount: crowns(line.amount) })}>
      <FormBody form={form} busy={undo.busy}>
        <FormStack>
          <p>{say('BANK.UNDO.LEAD')}</p>
          <TextInput
            label={say('BANK.UNDO.REASON')}
            withAsterisk
            maxLength={noteLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={undo.busy} color="cihla">
              {say('BANK.UNDO.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
