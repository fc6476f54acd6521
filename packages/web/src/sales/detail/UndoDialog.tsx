import { Button, TextInput } from '@mantine/core';
import { sales } from '#contract/sales/endpoints.ts';
import { type Sale, UndoInput } from '#contract/sales/schema.ts';
import { noteLength } from '#contract/sales/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { sale: Sale; onClose: () => void };

/** Asks why, and undoes the handover. */
export function UndoDialog({ sale, onClose }: Props) {
  const say = useText();
  const undo = useChange(sales.undo);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, unknown>({
    initial: { reason: '' },
    schema: UndoInput,
    input: ({ reason }) => ({ id: sale.id, reason }),
    send: (input) => undo.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('SALES.UNDO_DIALOG.TITLE')}>
      <FormBody form={form} busy={undo.busy}>
        <FormStack>
          <p>{say('SALES.UNDO_DIALOG.LEAD')}</p>
          <TextInput
            label={say('SALES.UNDO_DIALOG.REASON')}
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
              {say('SALES.UNDO_DIALOG.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
