import { type SyntheticEvent, useRef } from 'react';
import { MessageChange, type MessageDetail, MessageInput } from '#contract/messages/schema.ts';
import { notify } from '../../base/notice.ts';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useCreate, useUpdate } from '../message/data.ts';
import { useMoments } from '../message/moments.ts';
import { inputOf, type MessageValues, type Sent, valuesOf, whyWrong } from './messageValues.ts';
import { useBeforeSaving } from './useBeforeSaving.ts';

/** When drafts were last saved since the page was opened, by their ids. */
const savedAt = new Map<number, string>();
export const draftSavedAt = (id: number): string | undefined => savedAt.get(id);

/** What was typed into a new message while its draft was being stored, by the id it got: its own page goes on with it. */
const carried = new Map<number, MessageValues>();
export function takeCarried(id: number): MessageValues | undefined {
  const values = carried.get(id);
  carried.delete(id);
  return values;
}

type MessageFormOptions = {
  initial: MessageValues;
  /** The message that is changed; null when it is new. */
  message: MessageDetail | null;
  reload?: () => Promise<MessageDetail>;
  /** A draft was saved, there may be more to write. */
  drafted: (saved: MessageDetail, form: RecordForm<MessageValues>) => unknown;
  /** It is out, planned or changed. */
  done: (saved: MessageDetail) => unknown;
};

/** What became of it, in words: one sentence of the server would not tell a draft from what is out. */
function useTell() {
  const { when } = useMoments();
  return (saved: MessageDetail, before: MessageDetail | null) => {
    if (saved.state === 'concept') return notify('ok', 'MESSAGE.DRAFTED');
    const waited = before === null || before.state === 'concept' || before.state === 'planned';
    const sameDay = saved.state === 'planned' && saved.dateFrom === before?.dateFrom && before.state === 'planned';
    if (!waited || sameDay) return notify('ok', 'MESSAGE.SAVED');
    if (saved.state === 'planned' && saved.dateFrom)
      return notify('ok', 'MESSAGE.PLANNED', { when: when(saved.dateFrom) });
    return notify('ok', 'MESSAGE.PUBLISHED');
  };
}

/** The form of a message: saving a draft and letting it out are two ways of sending the same fields. */
export function useMessageForm({ initial, message, reload, drafted, done }: MessageFormOptions) {
  const create = useCreate();
  const update = useUpdate();
  const concept = useRef(false);
  // What the fields were filled from: the reading behind it may be newer by now.
  const before = useRef(message);
  const { settle, weighing } = useBeforeSaving();
  const tell = useTell();
  const asking = useRef(false);
  const send = async ({ forSome, parts, updatedAt, ...input }: Sent & { updatedAt: string }) => {
    if (asking.current) return undefined;
    asking.current = true;
    try {
      const settled = await settle({ ...input, forSome, parts }, before.current);
      if (!settled) return undefined;
      const id = before.current?.id;
      return await (id === undefined ? create.run(input) : update.run({ ...input, ...settled, id, updatedAt }));
    } finally {
      asking.current = false;
    }
  };
  const theirs = (fresh: MessageDetail) => ({
    values: valuesOf(fresh),
    version: fresh.updatedAt,
    taken: () => {
      before.current = fresh;
      // what is out by now cannot be a draft again
      if (fresh.state !== 'concept' && fresh.state !== 'planned') concept.current = false;
    },
  });
  const form: RecordForm<MessageValues> = useRecordForm<MessageValues, Sent & { updatedAt: string }, MessageDetail>({
    initial,
    version: message?.updatedAt,
    schema: message ? MessageChange : MessageInput,
    input: (v, updatedAt) => ({
      ...inputOf(v, concept.current, before.current, new Date()),
      ...(message && { id: message.id }),
      updatedAt,
    }),
    more: (input) => whyWrong(input, before.current, new Date()),
    send,
    reload: reload && (async () => theirs(await reload())),
    stored: (saved) => {
      tell(saved, before.current);
      if (!concept.current) return;
      savedAt.set(saved.id, new Date().toISOString());
      const more = message ? null : form.typedSince();
      if (more) carried.set(saved.id, more);
    },
    done: (saved) => (concept.current ? drafted(saved, form) : done(saved)),
  });
  const busy = create.busy || update.busy;
  const fill = (fresh: MessageDetail) => {
    before.current = fresh;
    form.settle(valuesOf(fresh), fresh.updatedAt);
  };
  const submit = (asConcept: boolean, e?: SyntheticEvent<HTMLFormElement>) => {
    concept.current = asConcept;
    form.submit(e);
  };
  return {
    form: { ...form, submit: (e?: SyntheticEvent<HTMLFormElement>) => submit(false, e) },
    saveDraft: () => submit(true),
    /** The same for who is leaving. */
    keep: () => {
      concept.current = true;
      return form.keep();
    },
    fill,
    weighing,
    busy,
    /** It is the draft that is being saved. */
    drafting: busy && concept.current,
  };
}
