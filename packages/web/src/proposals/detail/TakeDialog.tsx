import { Button } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import { type ProposalDetail, Taking } from '#contract/proposals/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';

type Props = { p: ProposalDetail; onClose: () => void };

/** Asks of which meeting it becomes a point. */
export function TakeDialog({ p, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened onClose={onClose} title={say('PROPOSAL.TAKE.TITLE')}>
      {p.meetings.length === 0 ? <Note>{say('PROPOSAL.TAKE.NONE')}</Note> : <Choosing p={p} onClose={onClose} />}
    </Dialog>
  );
}

type Values = { meetingId: string };
function Choosing({ p, onClose }: Props) {
  const say = useText();
  const { day } = useWhen();
  const take = useChange(proposals.take);
  const form = useRecordForm<Values, Taking, ProposalDetail>({
    initial: { meetingId: p.meetings.length === 1 ? String(p.meetings[0]?.id) : '' },
    schema: Taking,
    input: ({ meetingId }) => ({ id: p.id, meetingId: Number(meetingId) }),
    send: take.run,
    done: onClose,
  });
  const chosen = p.meetings.find((m) => String(m.id) === form.fields.values.meetingId);
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say('PROPOSAL.TAKE.LEAD')}</p>
      <Select
        label={say('PROPOSAL.TAKE.MEETING')}
        placeholder={say('PROPOSAL.TAKE.CHOOSE')}
        withAsterisk
        data={p.meetings.map((m) => ({ value: String(m.id), label: `${typo(m.name)}, ${day(m.start)}` }))}
        {...form.fields.getInputProps('meetingId')}
      />
      {chosen?.isCalled && <Note tone="warn">{say('PROPOSAL.TAKE.TELLS')}</Note>}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={take.busy}>
          {say('PROPOSAL.TAKE.YES')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
