import { useRef } from 'react';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { mostAtOnce } from '#contract/gallery/rules.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useUploads } from '../../kit/files/useUploads.ts';

/**
 * Photographs on their way into an album: each is sent as soon as it was chosen, goes on where its line broke, and is put into
 * the album when it is here, together with all that came meanwhile.
 */
export function useAdding(albumId: number) {
  const add = useChange(galleryPhotos.add);
  const waiting = useRef<number[]>([]);
  const running = useRef<Promise<void> | null>(null);
  const put = async (fileIds: number[]): Promise<number> => {
    try {
      await add.run({ id: albumId, fileIds });
      return fileIds.length;
    } catch (error) {
      asAnswer(error);
      // One that is no photograph must not keep the others out; alone it has been told of.
      let count = 0;
      if (fileIds.length > 1) for (const id of fileIds) count += await put([id]);
      return count;
    }
  };
  const run = async () => {
    let count = 0;
    while (waiting.current.length > 0) count += await put(waiting.current.splice(0, mostAtOnce));
    if (count > 0) notify('ok', 'GALLERY.ADDED', { count });
  };
  return useUploads(
    ({ id }) => {
      waiting.current.push(id);
      running.current ??= Promise.resolve()
        .then(run)
        .finally(() => {
          running.current = null;
        });
    },
    { atOnce: true },
  );
}
