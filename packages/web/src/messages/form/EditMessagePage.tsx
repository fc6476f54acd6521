import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageLinks } from '#contract/messages/links.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useMessage, useRemove, useTitle } from '../message/data.ts';
import { StateTag } from '../message/MessageMarks.tsx';
import { MissingMessage } from '../message/MissingMessage.tsx';
import { MessageForm } from './MessageForm.tsx';
import { valuesOf } from './messageValues.ts';
import { SaveDraft, useSaveWords } from './SaveDraft.tsx';
import { draftSavedAt, takeCarried, useMessageForm } from './useMessageForm.ts';
import { WeightDialog } from './WeightDialog.tsx';

/** /zpravy/{id}/upravit */
export function EditMessagePage() {
  const say = useText();
  const titleOf = useTitle();
  const writes = useMay('messages', 'rw');
  const { id } = useParams({ from: '/inside/zpravy/$id/upravit' });
  const of = useMessage(id);
  if (!writes) return <Refused />;
  if (!Number.isInteger(id) || (of.error?.status === 404 && !of.data))
    return <MissingMessage key={id} told={of.error !== null} />;
  return (
    <>
      <PageHead
        title={say('MESSAGE_FORM.EDIT')}
        back={{ ...messageLinks.one(id), name: of.data ? titleOf(of.data) : say('MESSAGE.ONE') }}
        sub={of.data && <StateTag state={of.data.state} savedAt={draftSavedAt(id)} />}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(message) => (
          <Editing key={message.id} message={message} reload={async () => (await of.refetch()).data ?? message} />
        )}
      </Loaded>
    </>
  );
}

type Props = { message: MessageDetail; reload: () => Promise<MessageDetail> };

function Editing({ message, reload }: Props) {
  const navigate = useNavigate();
  const remove = useRemove();
  const back = messageLinks.one(message.id);
  const way = useWayBack(back);
  const { form, saveDraft, keep, fill, weighing, busy, drafting } = useMessageForm({
    initial: valuesOf(message),
    message,
    reload,
    drafted: (saved) => fill(saved),
    done: ({ id }) => way.go() || navigate({ ...messageLinks.one(id), replace: true }),
  });
  const words = useSaveWords(form.fields.values, message);
  const { setValues } = form.fields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a new message came to its own page
  useEffect(() => {
    const more = takeCarried(message.id);
    if (more) setValues(more);
  }, []);
  const removeNow = async () => {
    if (await remove(message)) await form.leave(() => navigate({ ...messageLinks.list(), replace: true }));
  };
  return (
    <>
      <FormFrame
        form={form}
        back={back}
        {...words}
        second={message.state === 'concept' && <SaveDraft busy={busy} runs={drafting} onClick={saveDraft} />}
        secondRuns={drafting}
        keep={message.state === 'concept' ? keep : undefined}
        aside={<RemoveButton variant="subtle" onClick={() => void removeNow()} />}
        busy={busy}
      >
        <MessageForm fields={form.fields} message={message} />
      </FormFrame>
      <WeightDialog weighing={weighing} />
    </>
  );
}
