import { wholeName } from '#contract/base/files/files.ts';
import type { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { galleryPhotos as calls } from '#contract/gallery/endpoints-photos.ts';
import { sides } from '#contract/gallery/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { type Asking, addFile, sealedAt } from '../base/files/files.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { bytesKey, sizeKey } from '../base/store/file-receiving.ts';
import { storeRefusal } from '../base/store/file-store.ts';
import { attachmentOf, detailOf, fileAddress, imageAddress } from './detail/steps.ts';
import { zipOf } from './print.ts';
import { type At, albumSeen, photoSeen, photosSeen, sizesOf } from './rows/queries.ts';
import { photosOfFiles } from './writing/queries.ts';
import { renameAlbum } from './writing/steps.ts';
import { addPhotos, coverAlbum, describePhoto, orderAlbum, removePhotos } from './writing/steps-photos.ts';

/** Seconds that a browser may keep a size; its address changes every hour. */
const kept = 3600;

const attachmentsOf = async (at: At, albumId: number, ids: readonly number[]) => ({
  attachments: (await photosSeen(at, albumId, ids)).map(attachmentOf),
});

/** One photograph that came with the call. */
async function take(portal: Portal, at: Asking & { file: Parameters<typeof addFile>[2] }, input: Uploaded) {
  const { db, scope, now } = at;
  const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
  const row = await addFile(db, scope, at.file, { name: input.name, description: '', isPublic: true }, now, allowed);
  const [id] = await addPhotos(portal, at, input.id, [{ fileId: row.id, caption: input.caption }]);
  return attachmentOf(await photoSeen(at, input.id, id as number));
}
type Uploaded = { id: number; name?: string | undefined; caption: string };

export const photoHandlers = (portal: Portal): Handlers<typeof galleryPhotos> => {
  const open = (key: string) => async (range?: { from: number; to: number }) => {
    try {
      return await portal.files.read(key, range);
    } catch (error) {
      throw storeRefusal(error);
    }
  };
  return {
    async add(at, { id, fileIds }) {
      const given = fileIds.map((fileId) => ({ fileId, caption: '' }));
      return attachmentsOf(at, id, await addPhotos(portal, at, id, given));
    },

    upload: (at, input) => take(portal, at, input),

    remade: {
      add: async (at, _, { id, fileIds }) => attachmentsOf(at, id, await photosOfFiles(at.db, at.scope, fileIds)),
      upload: async (at, made, { id }) => attachmentOf(await photoSeen(at, id, made)),
    },

    async image(at, { id, imageId, size }) {
      const sizes = sizesOf(await photoSeen(at, id, imageId));
      return { sizes, url: sizes === 'made' ? imageAddress(portal, at, id, imageId, size) : null };
    },

    async imageBytes(at, { id, imageId, size }): Promise<Bytes> {
      const photo = await photoSeen(at, id, imageId);
      if (!photo.hasSizes) throw new Refused('BE.GALLERY.NOT_ACCES');
      const read = open(sizeKey(at.scope.svjId, photo.key, sides[size]));
      return { name: `${photo.name}.webp`, type: 'image/webp', body: { made: () => read() }, keep: kept };
    },

    async download(at, { id, attachmentId }) {
      await photoSeen(at, id, attachmentId);
      return { url: fileAddress(portal, at, id, attachmentId) };
    },

    async bytes(at, { id, attachmentId }): Promise<Bytes> {
      const photo = await photoSeen(at, id, attachmentId);
      const tag = `"${Buffer.from(photo.sha256, 'hex').toString('base64url')}"`;
      const body = { size: photo.size, tag, open: open(bytesKey(at.scope.svjId, photo.key)) };
      return { name: wholeName(photo), type: photo.type, body };
    },

    async downloadAll(at, { id }) {
      const { photoCount } = await albumSeen(at, id);
      if (photoCount === 0) throw new Refused('GALLERY.ERRORS.EMPTY');
      return { url: sealedAt(portal, at, calls.zip.path, { id }) };
    },

    zip: (at, { id }) => zipOf(portal, at, id),

    async rename(at, { id, name, attachmentId }) {
      if (attachmentId !== null) return { name: await describePhoto(at, { id, attachmentId, name }) };
      await renameAlbum(portal, at, id, name);
      return { name };
    },

    async describe(at, input) {
      await describePhoto(at, input);
      return attachmentOf(await photoSeen(at, input.id, input.attachmentId));
    },

    async cover(at, { id, attachmentId }) {
      await coverAlbum(at, id, attachmentId);
      return null;
    },

    async order(at, { id, ids }) {
      await orderAlbum(at, id, ids);
      return null;
    },

    async remove(at, { id, attachmentId }) {
      await photoSeen(at, id, attachmentId);
      await removePhotos(at, id, [attachmentId]);
      return detailOf(portal, at, id);
    },

    removeAll: async (at, { id, ids }) => ({ deleted: await removePhotos(at, id, ids) }),
  };
};
