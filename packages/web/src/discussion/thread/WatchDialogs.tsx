import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';
import { id } from '#contract/base/calls/ids.ts';
import {
  type ComplaintReason,
  complaintInput,
  complaintLength,
  complaintReasons,
  verdictText,
} from '#contract/comments/schema-complaints.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Asking } from './Asking.tsx';

type At = { id: number; commentId: number };
type Props = { at: At; onClose: () => void };
const place = { id, commentId: id };
const Complaining = complaintInput(place);
const Leaving = z.object({ ...place, answer: verdictText });
const Hiding = z.object({ ...place, reason: verdictText });

/** Reports a reply to the committee, for a reason of the list or a written one. */
export function ComplainDialog({ at, onClose }: Props) {
  const say = useText();
  const complain = useChange(discussionComplaints.complain);
  const form = useRecordForm<{ reason: ComplaintReason; text: string }, z.output<typeof Complaining>, unknown>({
    initial: { reason: 'rude', text: '' },
    schema: Complaining,
    input: (values) => ({ ...at, ...values }),
    send: (input) => complain.run(input),
    done: onClose,
  });
  const { values, setFieldValue, getInputProps } = form.fields;
  return (
    <Asking
      {...{ form, onClose, busy: complain.busy }}
      title={say('DISCUSSION.WATCH.TITLE')}
      lead={say('DISCUSSION.WATCH.LEAD')}
      yes={say('DISCUSSION.WATCH.YES')}
    >
      <ChoiceCards
        label={say('DISCUSSION.WATCH.REASON')}
        value={values.reason}
        onChange={(reason) => setFieldValue('reason', reason)}
        many
        choices={complaintReasons.map((value) => ({ value, label: say(`DISCUSSION.WATCH.REASONS.${value}`) }))}
      />
      <Textarea
        label={say('DISCUSSION.WATCH.TEXT')}
        description={say('DISCUSSION.WATCH.TEXT_HINT')}
        withAsterisk={values.reason === 'other'}
        {...area}
        {...getInputProps('text')}
      />
    </Asking>
  );
}

/** Leaves a reported reply as it is, with an answer to who reported it. */
export function LeaveDialog({ at, onClose }: Props) {
  const say = useText();
  const leave = useChange(discussionComplaints.leave);
  const form = useRecordForm<{ answer: string }, z.output<typeof Leaving>, unknown>({
    initial: { answer: '' },
    schema: Leaving,
    input: ({ answer }) => ({ ...at, answer }),
    send: (input) => leave.run(input),
    done: onClose,
  });
  return (
    <Asking
      {...{ form, onClose, busy: leave.busy }}
      title={say('DISCUSSION.WATCH.LEAVE_TITLE')}
      lead={say('DISCUSSION.WATCH.LEAVE_LEAD')}
      yes={say('DISCUSSION.WATCH.LEAVE_YES')}
    >
      <Textarea
        label={say('DISCUSSION.WATCH.LEAVE_FIELD')}
        withAsterisk
        {...area}
        {...form.fields.getInputProps('answer')}
      />
    </Asking>
  );
}

/** Hides a reply; the reason stands in its place. */
export function HideDialog({ at, onClose }: Props) {
  const say = useText();
  const hide = useChange(discussionComplaints.hide);
  const form = useRecordForm<{ reason: string }, z.output<typeof Hiding>, unknown>({
    initial: { reason: '' },
    schema: Hiding,
    input: ({ reason }) => ({ ...at, reason }),
    send: (input) => hide.run(input),
    done: onClose,
  });
  return (
    <Asking
      {...{ form, onClose, busy: hide.busy }}
      danger
      title={say('DISCUSSION.WATCH.HIDE_TITLE')}
      lead={say('DISCUSSION.WATCH.HIDE_LEAD')}
      yes={say('DISCUSSION.WATCH.HIDE_YES')}
    >
      <Textarea
        label={say('DISCUSSION.WATCH.HIDE_FIELD')}
        withAsterisk
        {...area}
        {...form.fields.getInputProps('reason')}
      />
    </Asking>
  );
}

const area = { autosize: true, minRows: 2, maxRows: 8, maxLength: complaintLength };
