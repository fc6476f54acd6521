import { useCallback, useEffect, useRef, useState } from 'react';
import { type FileView, isAsNamed, isUnreadPicture, partsOfName, whyNotFile } from '#contract/base/files/files.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useMe } from '../../base/me.tsx';
import { notify } from '../../base/notice.ts';
import { sendPatiently } from '../../base/patient.ts';
import type { Params } from '../../base/texts.tsx';

export type Why = { key: TextKey; params: Params };
/** A chosen file on its way. */
export type UploadItem = {
  key: number;
  file: File;
  name: string;
  /** Fixed when it was chosen. */
  extension: string;
  description: string;
  isPublic: boolean;
  /** lost: its line is, and it goes on by itself once there is one. */
  state: 'ready' | 'waiting' | 'sending' | 'lost' | 'failed';
  /** From 0 to 1. */
  done: number;
  why: Why | null;
};
type Change = Partial<Pick<UploadItem, 'name' | 'description' | 'isPublic'>>;

let made = 0;

const itemOf = (file: File, state: UploadItem['state']): UploadItem => ({
  key: ++made,
  file,
  ...partsOfName(file.name),
  description: '',
  isPublic: true,
  state,
  done: 0,
  why: null,
});

/** Says at once what is kept and is not what it is called, or could not be read. */
function tellOdd(view: FileView, file: File): void {
  const params = { name: file.name, extension: view.extension };
  if (!isAsNamed(view)) notify('warn', 'UPLOAD.ODD', params);
  else if (isUnreadPicture(view)) notify('warn', 'UPLOAD.UNREAD_PICTURE', params);
}

type Manner = {
  /** They are kept whatever they are but programs. */
  asDocument?: boolean;
  /** Where they go, if not among those that wait for a record. */
  way?: typeof sendPatiently;
  /** Each goes as soon as it was chosen. */
  atOnce?: boolean;
};

/** Files chosen and sent one after another; each is handed over as soon as it is there, a failed one stays to be tried again. */
export function useUploads(onUploaded: (file: FileView, from: File) => void, manner: Manner = {}) {
  const { asDocument = false, way = sendPatiently, atOnce = false } = manner;
  const { email, svj_id, id } = useMe();
  const whose = `${email} ${svj_id} ${id}`;
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [refused, setRefused] = useState<readonly Why[]>([]);
  const sending = useRef<{ key: number; abort: AbortController } | null>(null);
  const tell = useRef(onUploaded);
  tell.current = onUploaded;
  const send = useRef(way);
  send.current = way;

  const set = useCallback((key: number, change: Partial<UploadItem>) => {
    setItems((all) => all.map((i) => (i.key === key ? { ...i, ...change } : i)));
  }, []);
  const remove = useCallback((key: number) => {
    if (sending.current?.key === key) {
      sending.current.abort.abort();
      // The next one must not wait until the browser tells that this one ended.
      sending.current = null;
    }
    setItems((all) => all.filter((i) => i.key !== key));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const wrong = files.flatMap((file) => {
        const key = whyNotFile(file, asDocument);
        return key ? [{ key, params: { name: file.name } }] : [];
      });
      for (const { key, params } of wrong) notify('bad', key, params);
      setRefused(wrong);
      const right = files.filter((file) => !whyNotFile(file, asDocument));
      setItems((all) => [...all, ...right.map((file) => itemOf(file, atOnce ? 'waiting' : 'ready'))]);
    },
    [asDocument, atOnce],
  );

  const sendOne = useCallback(
    async (item: UploadItem) => {
      const abort = new AbortController();
      sending.current = { key: item.key, abort };
      set(item.key, { state: 'sending', done: 0, why: null });
      const { name, description, isPublic, file } = item;
      try {
        const view = await send.current({ name, description, isPublic, asDocument }, file, {
          onProgress: (done) => set(item.key, { done, state: 'sending' }),
          onLost: () => set(item.key, { state: 'lost' }),
          signal: abort.signal,
          whose,
        });
        if (asDocument) tellOdd(view, file);
        tell.current(view, file);
        setItems((all) => all.filter((i) => i.key !== item.key));
      } catch (error) {
        if (abort.signal.aborted) return;
        const { key, params } = asAnswer(error);
        set(item.key, { state: 'failed', why: { key, params: { name: file.name, ...params } } });
      } finally {
        if (sending.current?.key === item.key) sending.current = null;
      }
    },
    [set, whose, asDocument],
  );

  // One after another: two large files at once would both be slow, and a cancelled one must not stop the rest.
  const isSending = items.some((i) => i.state === 'sending' || i.state === 'lost');
  const next = isSending ? undefined : items.find((i) => i.state === 'waiting');
  useEffect(() => {
    if (next && !sending.current) void sendOne(next);
  }, [next, sendOne]);
  useEffect(() => () => sending.current?.abort.abort(), []);

  return {
    items,
    refused,
    busy: isSending || items.some((i) => i.state === 'waiting'),
    add,
    remove,
    edit: (key: number, change: Change) => set(key, change),
    send: () => setItems((all) => all.map((i) => (i.state === 'ready' ? { ...i, state: 'waiting' } : i))),
    retry: (key: number) => set(key, { state: 'waiting', why: null }),
  };
}
