import { Button, Textarea } from '@mantine/core';
import { proposals } from '#contract/proposals/endpoints.ts';
import { Declining, type ProposalDetail } from '#contract/proposals/schema.ts';
import { declineLength } from '#contract/proposals/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';

type Props = { p: ProposalDetail; onClose: () => void };

/** Closes it with a reason that everybody reads; warns where the law asks for a meeting. */
export function DeclineDialog({ p, onClose }: Props) {
  const say = useText();
  const decline = useChange(proposals.decline);
  const form = useRecordForm<{ reason: string }, Declining, ProposalDetail>({
    initial: { reason: '' },
    schema: Declining,
    input: ({ reason }) => ({ id: p.id, reason }),
    send: decline.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('PROPOSAL.DECLINE.TITLE')}>
      <DialogForm onSubmit={form.submit}>
        <FormRefusal form={form} />
        <p>{say('PROPOSAL.DECLINE.LEAD')}</p>
        {p.duty && p.duty.state !== 'met' && <Note tone="warn">{say('PROPOSAL.DECLINE.ASKED')}</Note>}
        <Textarea
          label={say('PROPOSAL.DECLINE.REASON')}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          maxLength={declineLength}
          data-autofocus
          {...form.fields.getInputProps('reason')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" color="cihla" loading={decline.busy}>
            {say('PROPOSAL.DECLINE.YES')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
