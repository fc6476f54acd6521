import { Textarea } from '@mantine/core';
import { approvals } from '#contract/approvals/endpoints.ts';
import { type ApprovalDetail, type Approver, Replacing } from '#contract/approvals/schema.ts';
import { noteLength } from '#contract/approvals/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { SelectFound } from '../../kit/choose/SelectFound.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useCandidates } from '../rows/data.ts';
import { useOfficeText } from '../rows/useOfficeText.ts';
import { AskDialog } from './AskDialog.tsx';

type Props = { a: ApprovalDetail; one: Approver; onClose: () => void };

/** Asks who decides instead of somebody who cannot any more, and why. */
export function ReplaceDialog({ a, one, onClose }: Props) {
  const say = useText();
  const officeOf = useOfficeText();
  const people = useCandidates().data?.people ?? [];
  const replace = useChange(approvals.replace);
  const form = useRecordForm<{ byUserId: string; reason: string }, Replacing, unknown>({
    initial: { byUserId: '', reason: '' },
    schema: Replacing,
    input: ({ byUserId, reason }) => ({ id: a.id, approverId: one.id, byUserId: Number(byUserId), reason }),
    more: ({ byUserId }): FieldErrors => (byUserId > 0 ? {} : { byUserId: 'BASE.FORM.REQUIRED' }),
    send: (input) => replace.run(input),
    done: onClose,
  });
  const left = people.filter(({ id }) => !a.approvers.some(({ user }) => user?.id === id));
  return (
    <AskDialog
      form={form}
      title={say('APPROVAL.REPLACE.TITLE')}
      lead={say('APPROVAL.REPLACE.LEAD', { name: one.user?.full_name ?? say('APPROVAL.NOBODY') })}
      yes={say('APPROVAL.REPLACE.YES')}
      busy={replace.busy}
      onClose={onClose}
    >
      <SelectFound
        label={say('APPROVAL.REPLACE.BY')}
        required
        data={left.map((who) => ({ value: String(who.id), label: `${who.full_name}, ${officeOf(who)}` }))}
        {...form.fields.getInputProps('byUserId')}
      />
      <Textarea
        label={say('APPROVAL.REPLACE.REASON')}
        description={say('APPROVAL.REPLACE.REASON_HINT')}
        withAsterisk
        autosize
        minRows={2}
        maxRows={8}
        maxLength={noteLength}
        {...form.fields.getInputProps('reason')}
      />
    </AskDialog>
  );
}
