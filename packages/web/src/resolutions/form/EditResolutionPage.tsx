import { useNavigate, useParams } from '@tanstack/react-router';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { ResolutionChange, type ResolutionDetail } from '#contract/resolutions/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { isId, useResolution } from '../rows/data.ts';
import { MissingResolution } from '../rows/MissingResolution.tsx';
import { FulfilmentFields } from './FulfilmentFields.tsx';
import { LinkedFields } from './LinkedFields.tsx';
import { inputOf, problemsOf, type ResolutionValues, valuesOf } from './resolutionValues.ts';

/** /usneseni/{id}/upravit: what the committee says of a resolution. */
export function EditResolutionPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/usneseni/$id/upravit' });
  const of = useResolution(id);
  if (!isId(id) || (of.error?.status === 404 && !of.data))
    return <MissingResolution key={id} told={of.error !== null} />;
  const number = of.data?.number ?? '';
  return (
    <>
      <PageHead
        title={say('RESOLUTION.FORM.TITLE', { number })}
        back={{ ...resolutionLinks.one(id), name: say('RESOLUTION.NUMBERED', { number }) }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(r) => <Editing key={r.id} r={r} reload={async () => (await of.refetch()).data ?? r} />}
      </Loaded>
    </>
  );
}

type Props = { r: ResolutionDetail; reload: () => Promise<ResolutionDetail> };
function Editing({ r, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(resolutions.update);
  const back = resolutionLinks.one(r.id);
  const way = useWayBack(back);
  const form = useRecordForm<ResolutionValues, Given<typeof resolutions.update>, ResolutionDetail>({
    initial: valuesOf(r),
    version: r.updatedAt,
    schema: ResolutionChange,
    input: (v, updatedAt) => ({ ...inputOf(v), id: r.id, updatedAt }),
    more: (input) => problemsOf(input as ResolutionChange, dayIn(new Date())),
    send: update.run,
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  if ((!r.may.edit || !r.adopted) && !form.isDirty()) return <Refused />;
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      <Note>
        <p>
          <b>{typo(r.name)}</b>
        </p>
        <p>{say('RESOLUTION.FORM.LEAD')}</p>
      </Note>
      <Columns split="form">
        <FormStack>
          <FulfilmentFields fields={form.fields} />
        </FormStack>
        <FormStack>
          <LinkedFields fields={form.fields} voteId={r.vote.id} isPublic={r.isPublic} />
        </FormStack>
      </Columns>
    </FormFrame>
  );
}
