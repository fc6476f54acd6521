import { useNavigate, useParams } from '@tanstack/react-router';
import { agenda } from '#contract/agenda/endpoints.ts';
import { AgendaChange, type AgendaView, type Templates } from '#contract/agenda/schema.ts';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { typo } from '#contract/base/words/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
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
import { type AgendaValues, begunOf, hasCarried, inputOf, valuesOf } from './agendaValues.ts';
import { PointsFields } from './PointsFields.tsx';
import { TemplatesCard } from './TemplatesCard.tsx';
import { useMeetingOf } from './useMeetingOf.ts';

/** /shromazdeni-vlastniku/{id}/program: what is on at a meeting, written. */
export function EditAgendaPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/program' });
  const meeting = useMeetingOf(id);
  const of = useAgenda(id);
  const templates = useReading(agenda.templates, {}, { hears: ['resolutions'] });
  const name = meeting.data ? typo(meeting.data.name) : say('MEETING.ONE');
  return (
    <>
      <PageHead title={say('AGENDA.FORM.TITLE')} back={{ ...meetingLinks.one(id), name }} />
      <Loaded of={meeting} shape={<RecordShape />}>
        {(m) => (
          <Loaded of={of} shape={<RecordShape />}>
            {(a) => (
              <Loaded of={templates} shape={<RecordShape />}>
                {(t) => (
                  <Editing
                    key={a.id}
                    meeting={m}
                    agenda={a}
                    templates={t}
                    reload={async () => (await of.refetch()).data ?? a}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

type Props = {
  meeting: MeetingDetail;
  agenda: AgendaView;
  templates: Templates;
  reload: () => Promise<AgendaView>;
};
function Editing({ meeting, agenda: a, templates, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const save = useChange(agenda.save, { touches: [meetings.one] });
  const back = meetingLinks.one(meeting.id);
  const way = useWayBack(back);
  const form = useRecordForm<AgendaValues, Given<typeof agenda.save>, AgendaView>({
    initial: begunOf(a, templates.carried),
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
      {a.points.length === 0 && templates.carried && hasCarried(form.fields.values, templates.carried) && (
        <Note>{say('AGENDA.FORM.CARRIED')}</Note>
      )}
      <TemplatesCard fields={form.fields} of={templates} />
      <PointsFields fields={form.fields} isPublic={meeting.isPublic} />
    </FormFrame>
  );
}
