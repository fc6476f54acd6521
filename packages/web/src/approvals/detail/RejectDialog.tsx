import { Textarea } from '@mantine/core';
import { approvals } from '#contract/approvals/endpoints.ts';
import { Answering } from '#contract/approvals/schema.ts';
import { noteLength } from '#contract/approvals/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { AskDialog } from './AskDialog.tsx';

type Props = { id: number; userId: number; onClose: () => void };

/** Asks why and rejects. */
export function RejectDialog({ id, userId, onClose }: Props) {
  const say = useText();
  const decide = useChange(approvals.decide);
  const form = useRecordForm<{ note: string }, Answering, unknown>({
    initial: { note: '' },
    schema: Answering,
    input: ({ note }) => ({ id, userId, status: 'rejected', note }),
    more: ({ note }): FieldErrors => (note.trim() === '' ? { note: 'APPROVAL.DECIDE.REASON_MISSING' } : {}),
    send: (input) => decide.run(input),
    done: onClose,
  });
  return (
    <AskDialog
      form={form}
      title={say('APPROVAL.DECIDE.REJECT_TITLE')}
      yes={say('APPROVAL.DECIDE.REJECT')}
      busy={decide.busy}
      onClose={onClose}
    >
      <Textarea
        label={say('APPROVAL.DECIDE.REASON')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={noteLength}
        data-autofocus
        {...form.fields.getInputProps('note')}
      />
    </AskDialog>
  );
}
