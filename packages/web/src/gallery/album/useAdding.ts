import { useRef } from 'react';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { mostAtOnce, mostOffered } from '#contract/gallery/rules.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useUploads } from '../../kit/files/useUploads.ts';

/**
 * Photographs on their way into an album: each is sent as soon as it was chosen, goes on where its line broke, and is put into
 * the album when it is here, together with all that came meanwhile; those of a neighbour are left to the committee.
 */
export function useAdding(albumId: number, offers: boolean) {
  const add = useChange(galleryPhotos.add);
  const offer = useChange(galleryOffers.offer);
  const waiting = useRef<number[]>([]);
  const running = useRef<Promise<void> | null>(null);
  const put = async (fileIds: number[]): Promise<number> => {
    try {
      await (offers ? offer.run({ id: albumId, fileIds }) : add.run({ id: albumId, fileIds }));
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
    while (waiting.current.length > 0) count += await put(waiting.current.splice(0, offers ? mostOffered : mostAtOnce));
    if (count > 0) notify('ok', offers ? 'GALLERY.OFFERS.LEFT' : 'GALLERY.ADDED', { count });
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
