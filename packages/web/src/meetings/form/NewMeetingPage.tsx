import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { type MeetingDetail, MeetingInput } from '#contract/meetings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { inputOf, type MeetingValues, newMeeting } from './meetingValues.ts';

/** /shromazdeni-vlastniku/novy */
export function NewMeetingPage() {
  const say = useText();
  if (!useMay('meetingOwners', 'rw')) return <Refused />;
  return (
    <>
      <PageHead title={say('MEETING.NEW')} back={{ ...meetingLinks.list(), name: say('MEETING.TITLE') }} />
      <Creating />
    </>
  );
}

function Creating() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(meetings.create);
  const [initial] = useState(newMeeting);
  const form = useRecordForm<MeetingValues, MeetingInput, MeetingDetail>({
    initial,
    schema: MeetingInput,
    input: (v) => inputOf(v),
    send: create.run,
    done: (m) => navigate({ ...meetingLinks.one(m.id), replace: true }),
  });
  return (
    <FormFrame form={form} back={meetingLinks.list()} save={say('MEETING.FORM.CREATE')} busy={create.busy}>
      <MeetingForm fields={form.fields} />
    </FormFrame>
  );
}
