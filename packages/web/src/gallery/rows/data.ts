import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { type AlbumDetail, albumFilters, albumSorts } from '#contract/gallery/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const albumList = listShape(['all'], albumSorts, albumFilters);
export type AlbumListState = ListState<typeof albumList>;

export const useAlbums = ({ page, sizePerPage, sort, filters }: AlbumListState) =>
  useListing(gallery.list, { page, sizePerPage, sort, filters }, (answer) => answer.total, gallery.rows);

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;
export const useAlbum = (id: number) => useReading(gallery.one, { id: isId(id) ? id : 1 }, { when: isId(id) });

/** Whether who reads makes albums; a visit only reads them. */
export function useAdministers(): boolean {
  const me = useMe();
  return useMay('gallery', 'rw') && !me.visitUntil;
}

/** Where one photograph is fetched from in one of its sizes, and as a whole. */
export const imageAt = ({ imageUrl }: AlbumDetail, id: number, size: 'small' | 'medium' | 'large'): string =>
  imageUrl.replace('{id}', String(id)).replace('{size}', size);
export const fileAt = ({ attachmentUrl }: AlbumDetail, id: number): string => attachmentUrl.replace('{id}', String(id));

/** Downloads all photographs of an album as one archive. */
export function useArchive() {
  const ask = useAsk();
  return async (id: number) => {
    const { url } = await ask(galleryPhotos.downloadAll, { id });
    download(url);
  };
}

type Told = { takenFrom: string | null; takenTo: string | null; createdAt: string };
/** The day of an album, or two of them: when its photographs were taken, else when it was made. */
export function useDays() {
  const { day } = useWhen();
  return ({ takenFrom, takenTo, createdAt }: Told): string => {
    const [from, to] = [day(takenFrom ?? createdAt), day(takenTo ?? createdAt)];
    return takenFrom === null || from === to ? from : `${from} – ${to}`;
  };
}

/** Deletes one album after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(gallery.remove, { ends: [gallery.one] });
  return async ({ id, name, photoCount }: { id: number; name: string; photoCount: number }): Promise<boolean> =>
    (await confirm({
      title: say('GALLERY.DELETE.TITLE', { name }),
      text: say('GALLERY.DELETE.TEXT', { count: photoCount }),
      yes: say('GALLERY.DELETE.DO'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}

/** Deletes the chosen albums after a question; answers whether they are gone. */
export function useRemoveAll() {
  const say = useText();
  const change = useChange(gallery.removeAll, { ends: [gallery.one] });
  return async (ids: number[]): Promise<boolean> =>
    (await confirm({
      title: say('GALLERY.DELETE.MANY_TITLE', { count: ids.length }),
      text: say('GALLERY.DELETE.MANY_TEXT'),
      yes: say('GALLERY.DELETE.MANY'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ ids }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}

/** Deletes the chosen photographs after a question; answers whether they are gone. */
export function useRemovePhotos(albumId: number) {
  const say = useText();
  const change = useChange(galleryPhotos.removeAll);
  return async (ids: readonly number[]): Promise<boolean> =>
    (await confirm({
      title: say('GALLERY.DELETE.PHOTOS_TITLE', { count: ids.length }),
      text: say('GALLERY.DELETE.PHOTOS_TEXT'),
      yes: say('GALLERY.DELETE.PHOTOS'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id: albumId, ids: [...ids] }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}
