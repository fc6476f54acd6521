import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { isLateToCancel } from '#contract/meetings/rules.ts';
import { MeetingChange, type MeetingDetail } from '#contract/meetings/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { isId, useMeeting } from '../rows/data.ts';
import { MissingMeeting } from '../rows/MissingMeeting.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { inputOf, type MeetingValues, valuesOf } from './meetingValues.ts';

/** /shromazdeni-vlastniku/{id}/upravit */
export function EditMeetingPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/upravit' });
  const of = useMeeting(id);
  if (!isId(id) || (of.error?.status === 404 && !of.data)) return <MissingMeeting key={id} told={of.error !== null} />;
  return (
    <>
      <PageHead
        title={say('MEETING.EDIT')}
        back={{ ...meetingLinks.one(id), name: of.data ? typo(of.data.name) : say('MEETING.ONE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(m) => <Editing key={m.id} meeting={m} reload={async () => (await of.refetch()).data ?? m} />}
      </Loaded>
    </>
  );
}

type Props = { meeting: MeetingDetail; reload: () => Promise<MeetingDetail> };
function Editing({ meeting, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(meetings.update);
  const back = meetingLinks.one(meeting.id);
  const way = useWayBack(back);
  // What the fields were filled from: the reading behind it may be newer by now.
  const before = useRef(meeting);
  const form = useRecordForm<MeetingValues, MeetingChange, MeetingDetail>({
    initial: valuesOf(meeting),
    version: meeting.updatedAt,
    schema: MeetingChange,
    input: (v, updatedAt) => ({ ...inputOf(v, before.current), id: meeting.id, updatedAt }),
    send: update.run,
    reload: async () => {
      const fresh = await reload();
      const taken = () => {
        before.current = fresh;
      };
      return { values: valuesOf(fresh), version: fresh.updatedAt, taken };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  if (!meeting.may.edit && !form.isDirty()) return <Refused />;
  const isCalled = meeting.status === 'scheduled';
  const isLate = isCalled && isLateToCancel(new Date(meeting.start), new Date());
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      {isCalled && <Note>{say('MEETING.FORM.TELLS')}</Note>}
      {isLate && <Note tone="warn">{say('MEETING.FORM.TELLS_LATE')}</Note>}
      <MeetingForm fields={form.fields} isCalled={isCalled} />
    </FormFrame>
  );
}
