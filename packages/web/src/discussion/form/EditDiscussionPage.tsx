import { useNavigate, useParams } from '@tanstack/react-router';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import { DiscussionChange, type DiscussionDetail } from '#contract/discussion/schema.ts';
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
import { useDiscussion, whichOf } from '../rows/data.ts';
import { MissingDiscussion } from '../rows/MissingDiscussion.tsx';
import { ContentFields } from './ContentFields.tsx';
import { changeOf, type DiscussionValues, valuesOf } from './discussionValues.ts';

/** /diskuze/{url_hash}/upravit: its author puts the opening text right. */
export function EditDiscussionPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/diskuze/$id/upravit' });
  const of = useDiscussion(id);
  if (whichOf(id) === undefined || (of.error?.status === 404 && !of.data))
    return <MissingDiscussion key={id} told={of.error !== null} />;
  return (
    <>
      <PageHead
        title={say('DISCUSSION.EDIT')}
        back={{ ...discussionLinks.one(id), name: of.data?.name ?? say('DISCUSSION.ONE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(d) => <Editing key={d.id} d={d} reload={async () => (await of.refetch()).data ?? d} />}
      </Loaded>
    </>
  );
}

type Props = { d: DiscussionDetail; reload: () => Promise<DiscussionDetail> };
function Editing({ d, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(discussion.update);
  const back = discussionLinks.one(d.url_hash);
  const way = useWayBack(back);
  const form = useRecordForm<DiscussionValues, ReturnType<typeof changeOf>, DiscussionDetail>({
    initial: valuesOf(d),
    version: d.updatedAt,
    schema: DiscussionChange,
    input: (v, updatedAt) => changeOf(v, d.id, updatedAt),
    send: (input) => update.run(input),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  if (!d.may.edit && !form.isDirty()) return <Refused />;
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      <Note>{say('DISCUSSION.FORM.UNTIL')}</Note>
      <ContentFields fields={form.fields} />
    </FormFrame>
  );
}
