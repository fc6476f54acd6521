import { Button, Textarea } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { isLateToCancel } from '#contract/meetings/rules.ts';
import { MeetingCancel, type MeetingDetail, reasonLength } from '#contract/meetings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';

type Props = { meeting: MeetingDetail; opened: boolean; onClose: () => void };

/** Calls a meeting off with a reason that everybody reads. */
export function CancelDialog({ meeting, opened, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('MEETING.CANCEL.TITLE', { name: typo(meeting.name) })}>
      <Reason meeting={meeting} onClose={onClose} />
    </Dialog>
  );
}

type Sent = { id: number; reason: string };
function Reason({ meeting: { id, start }, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const cancel = useChange(meetings.cancel);
  const form = useRecordForm<{ reason: string }, Sent, MeetingDetail>({
    initial: { reason: '' },
    schema: MeetingCancel,
    input: (v) => ({ id, ...v }),
    send: cancel.run,
    done: onClose,
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say('MEETING.CANCEL.TEXT')}</p>
      {isLateToCancel(new Date(start), new Date()) && <Note tone="warn">{say('MEETING.CANCEL.LATE')}</Note>}
      <Textarea
        label={say('MEETING.CANCEL.REASON')}
        description={say('MEETING.CANCEL.REASON_HINT')}
        withAsterisk
        autosize
        minRows={2}
        maxLength={reasonLength}
        {...form.fields.getInputProps('reason')}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" color="cihla" loading={cancel.busy}>
          {say('MEETING.CANCEL.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
