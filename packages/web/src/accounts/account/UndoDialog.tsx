import { Button, TextInput } from '@mantine/core';
import { accounts } from '#contract/accounts/endpoints.ts';
import { type EntryShown, Undoing, type UnitAccount } from '#contract/accounts/schema.ts';
import { noteLength } from '#contract/accounts/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Sent = { id: number; entryId: number; reason: string };
type Props = { account: UnitAccount; entry: EntryShown; onClose: () => void };

/** Asks why, and undoes an entry by an opposite one of today. */
export function UndoDialog({ account, entry, onClose }: Props) {
  const say = useText();
  const undo = useChange(accounts.undo);
  const form = useRecordForm<{ reason: string }, Sent, unknown>({
    initial: { reason: '' },
    schema: Undoing,
    input: ({ reason }) => ({ id: account.unit.id, entryId: entry.id, reason }),
    send: (input) => undo.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('UNIT_ACCOUNTS.UNDO.TITLE')}>
      <FormBody form={form} busy={undo.busy}>
        <FormStack>
          <p>{say('UNIT_ACCOUNTS.UNDO.LEAD')}</p>
          <TextInput
            label={say('UNIT_ACCOUNTS.UNDO.REASON')}
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
              {say('UNIT_ACCOUNTS.UNDO.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
