import { useNavigate } from '@tanstack/react-router';
import { messageLinks } from '#contract/messages/links.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FoundCopy } from '../../kit/choose/FoundCopy.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useCopy } from '../../kit/page/useCopy.ts';
import { MessageForm } from './MessageForm.tsx';
import { newMessage } from './messageValues.ts';
import { SaveDraft, useSaveWords } from './SaveDraft.tsx';
import { useMessageForm } from './useMessageForm.ts';
import { WeightDialog } from './WeightDialog.tsx';

const found = {
  text: 'MESSAGE_FORM.FOUND.TEXT',
  files: 'MESSAGE_FORM.FOUND.FILES',
  go: 'MESSAGE_FORM.FOUND.GO',
  drop: 'MESSAGE_FORM.FOUND.DROP',
} as const;

/** /zpravy/novy */
export function NewMessagePage() {
  const say = useText();
  if (!useMay('messages', 'rw')) return <Refused />;
  return (
    <>
      <PageHead title={say('MESSAGE.NEW')} back={{ ...messageLinks.list(), name: say('MESSAGE.TITLE') }} />
      <Creating />
    </>
  );
}

function Creating() {
  const me = useMe();
  const navigate = useNavigate();
  const { form, saveDraft, keep, weighing, busy, drafting } = useMessageForm({
    initial: newMessage(me.visitUntil ? null : me.id),
    message: null,
    drafted: ({ id }) => navigate({ ...messageLinks.edit(id), replace: true }),
    done: ({ id }) => navigate({ ...messageLinks.one(id), replace: true }),
  });
  const copy = useCopy('message', form.fields.values, form.isDirty());
  const words = useSaveWords(form.fields.values, null);
  return (
    <>
      <FormFrame
        form={form}
        back={messageLinks.list()}
        {...words}
        second={<SaveDraft busy={busy} runs={drafting} onClick={saveDraft} />}
        secondRuns={drafting}
        keep={keep}
        kept={copy.kept}
        busy={busy}
      >
        <FoundCopy copy={copy} words={found} fill={form.fields.setValues} />
        <MessageForm fields={form.fields} />
      </FormFrame>
      <WeightDialog weighing={weighing} />
    </>
  );
}
