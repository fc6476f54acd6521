import { Textarea } from '@mantine/core';
import { approvals } from '#contract/approvals/endpoints.ts';
import { Withdrawing } from '#contract/approvals/schema.ts';
import { noteLength } from '#contract/approvals/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { AskDialog } from './AskDialog.tsx';

/** Asks why and takes the request back. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText();
  const withdraw = useChange(approvals.withdraw);
  const form = useRecordForm<{ reason: string }, Withdrawing, unknown>({
    initial: { reason: '' },
    schema: Withdrawing,
    input: ({ reason }) => ({ id, reason }),
    send: (input) => withdraw.run(input),
    done: onClose,
  });
  return (
    <AskDialog
      form={form}
      title={say('APPROVAL.WITHDRAW.TITLE')}
      lead={say('APPROVAL.WITHDRAW.LEAD')}
      yes={say('APPROVAL.WITHDRAW.YES')}
      busy={withdraw.busy}
      onClose={onClose}
    >
      <Textarea
        label={say('APPROVAL.WITHDRAW.REASON')}
        withAsterisk
        autosize
        minRows={2}
        maxRows={8}
        maxLength={noteLength}
        data-autofocus
        {...form.fields.getInputProps('reason')}
      />
    </AskDialog>
  );
}
