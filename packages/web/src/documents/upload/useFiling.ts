import { useRef } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { type Said, silently } from './Switches.tsx';

type Waiting = { view: FileView; folderId: number | null; said: Said };

/** Makes documents of uploads as they come: one call at a time, each with all that came while the one before ran. */
export function useFiling() {
  const create = useChange(documents.create);
  const waiting = useRef<Waiting[]>([]);
  const running = useRef<Promise<void> | null>(null);
  const run = async () => {
    for (let first = waiting.current[0]; first; first = waiting.current[0]) {
      const { folderId } = first;
      const isAlike = (one: Waiting) =>
        one.folderId === folderId &&
        one.said.acceptRead === first.said.acceptRead &&
        one.said.notify === first.said.notify;
      const some = waiting.current.filter(isAlike).slice(0, 100);
      waiting.current = waiting.current.filter((one) => !some.includes(one));
      const files = some.map(({ view: { id, name, description, isPublic } }) => ({
        ...{ fileId: id, name, description, isPublic, ...first.said },
      }));
      try {
        await create.run({ folderId, files });
        notify('ok', 'DOCS.UPLOADING.ADDED', { count: files.length });
      } catch (error) {
        // What was refused was told; the rest may still fit.
        asAnswer(error);
      }
    }
  };
  return {
    file: (view: FileView, folderId: number | null, said: Said = silently): void => {
      waiting.current.push({ view, folderId, said });
      running.current ??= Promise.resolve()
        .then(run)
        .finally(() => {
          running.current = null;
        });
    },
  };
}
