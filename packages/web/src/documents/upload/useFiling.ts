import { useRef } from 'react';
import type { FileView } from '#contract/base/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';

type Waiting = { view: FileView; folderId: number | null };

/** Makes documents of uploads as they come: one call at a time, each with all that came while the one before ran. */
export function useFiling() {
  const create = useChange(documents.create);
  const waiting = useRef<Waiting[]>([]);
  const running = useRef<Promise<void> | null>(null);
  const run = async () => {
    for (let first = waiting.current[0]; first; first = waiting.current[0]) {
      const { folderId } = first;
      const some = waiting.current.filter((one) => one.folderId === folderId).slice(0, 100);
      waiting.current = waiting.current.filter((one) => !some.includes(one));
      const files = some.map(({ view: { id, name, description, isPublic } }) => ({
        ...{ fileId: id, name, description, isPublic },
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
    file: (view: FileView, folderId: number | null): void => {
      waiting.current.push({ view, folderId });
      running.current ??= Promise.resolve()
        .then(run)
        .finally(() => {
          running.current = null;
        });
    },
  };
}
