import { useNavigate, useParams } from '@tanstack/react-router';
import { agenda } from '#contract/agenda/endpoints.ts';
import { AgendaChange, type AgendaView } from '#contract/agenda/schema.ts';
import type { Given } from '#contract/base/endpoint.ts';
import { typo } from '#contract/base/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
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
import { useAgenda } from '../card/data.ts';
import { type AgendaValues, inputOf, valuesOf } from './agendaValues.ts';
import { PointsFields } from './PointsFields.tsx';
import { TemplatesCard } from './TemplatesCard.tsx';
import { useMeetingOf } from './useMeetingOf.ts';

/** /shromazdeni-vlastniku/{id}/program: what is on at a meeting, written. */
export function EditAgendaPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/program' });
  const meeting = useMeetingOf(id);
  const of = useAgenda(id);
  const name = meeting.data ? typo(meeting.data.name) : say('MEETING.ONE');
  return (
    <>
      <PageHead title={say('AGENDA.FORM.TITLE')} back={{ ...meetingLinks.one(id), name }} />
      <Loaded of={meeting} shape={<RecordShape />}>
        {(m) => (
          <Loaded of={of} shape={<RecordShape />}>
            {(a) => <Editing key={a.id} meeting={m} agenda={a} reload={async () => (await of.refetch()).data ?? a} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

type Props = { meeting: MeetingDetail; agenda: AgendaView; reload: () => Promise<AgendaView> };
function Editing({ meeting, agenda: a, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const save = useChange(agenda.save, { touches: [meetings.one] });
  const back = meetingLinks.one(meeting.id);
  const way = useWayBack(back);
  const form = useRecordForm<AgendaValues, Given<typeof agenda.save>, AgendaView>({
    initial: valuesOf(a),
    version: a.updatedAt,
    schema: AgendaChange,
    input: (v, updatedAt) => ({ ...inputOf(v), id: meeting.id, updatedAt }),
    send: save.run,
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  if (!a.may.edit && !form.isDirty()) return <Refused />;
  return (
    <FormFrame form={form} back={back} save={say('AGENDA.FORM.SAVE')} busy={save.busy}>
      {meeting.status === 'scheduled' && (
        <Note>
          {say('AGENDA.FORM.TELLS')} {say('AGENDA.FORM.TELLS_LATE')}
        </Note>
      )}
      <TemplatesCard fields={form.fields} />
      <PointsFields fields={form.fields} isPublic={meeting.isPublic} />
    </FormFrame>
  );
}
