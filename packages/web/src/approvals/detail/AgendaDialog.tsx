import { Button, Textarea, TextInput } from '@mantine/core';
import { nameLength, wordingLength } from '#contract/agenda/schema-words.ts';
import { approvalAgenda } from '#contract/approvals/endpoints-agenda.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { PuttingOnAgenda, type RequestAgenda } from '#contract/approvals/schema-agenda.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useDraftWording } from './useDraftWording.ts';

type Props = { a: ApprovalDetail; meetings: RequestAgenda['meetings']; onClose: () => void };

/** Asks of which meeting the request becomes a point, and what is proposed there. */
export function AgendaDialog(props: Props) {
  const say = useText();
  return (
    <Dialog opened onClose={props.onClose} title={say('APPROVAL.AGENDA.OPEN')}>
      {props.meetings.length === 0 ? <Note>{say('APPROVAL.AGENDA.NO_MEETING')}</Note> : <Filling {...props} />}
    </Dialog>
  );
}

type Values = { meetingId: string; name: string; wording: string };
function Filling({ a, meetings, onClose }: Props) {
  const say = useText();
  const { day } = useWhen();
  const put = useChange(approvalAgenda.put);
  const draft = useDraftWording(a);
  const form = useRecordForm<Values, PuttingOnAgenda, RequestAgenda>({
    initial: { meetingId: meetings.length === 1 ? String(meetings[0]?.id) : '', name: a.title, wording: draft },
    schema: PuttingOnAgenda,
    input: ({ meetingId, ...rest }) => ({ id: a.id, meetingId: Number(meetingId), ...rest }),
    send: put.run,
    done: onClose,
  });
  const chosen = meetings.find((m) => String(m.id) === form.fields.values.meetingId);
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say('APPROVAL.AGENDA.LEAD')}</p>
      <Select
        label={say('APPROVAL.AGENDA.MEETING')}
        placeholder={say('APPROVAL.AGENDA.CHOOSE')}
        withAsterisk
        data={meetings.map((m) => ({ value: String(m.id), label: `${typo(m.name)}, ${day(m.start)}` }))}
        {...form.fields.getInputProps('meetingId')}
      />
      <TextInput
        label={say('APPROVAL.AGENDA.NAME')}
        withAsterisk
        maxLength={nameLength}
        {...form.fields.getInputProps('name')}
      />
      <Textarea
        label={say('APPROVAL.AGENDA.WORDING')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={wordingLength}
        {...form.fields.getInputProps('wording')}
      />
      {chosen?.isCalled && <Note tone="warn">{say('APPROVAL.AGENDA.TELLS')}</Note>}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={put.busy}>
          {say('APPROVAL.AGENDA.YES')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
