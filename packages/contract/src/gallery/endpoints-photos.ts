import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id, ids } from '../base/calls/ids.ts';
import { FileWordsAtFirst, nameLength } from '../base/files/files.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { captionLength, mostAtOnce, mostPhotos } from './rules.ts';
import { AlbumAttachment, AlbumDetail, photoSizes, sizesStates } from './schema.ts';

const reads = { module: 'gallery', right: 'r' } as const;
const administers = { module: 'gallery', right: 'rw' } as const;
const caption = line(captionLength);
const ticket = z.object({ url: z.string() });

export const galleryPhotos = callsOf('gallery', {
  add: endpoint('POST /api/v2/gallery/:id/photos', {
    creates: 'photo',
    needs: administers,
    visit: 'yes',
    input: z.object({ id, fileIds: z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce)) }),
    output: z.object({ attachments: z.array(AlbumAttachment) }),
    summary: 'Puts uploads that wait for their form behind the others of an album, at most 100 at once.',
  }),
  upload: endpoint('POST /api/v2/gallery/:id/upload', {
    limit: 'upload',
    creates: 'photo',
    kind: 'stream',
    needs: administers,
    visit: 'yes',
    input: z.object({ id, name: FileWordsAtFirst.shape.name, caption: z._default(caption, '') }),
    output: AlbumAttachment,
    summary: 'Takes one photograph into an album: JPEG, PNG, WebP or GIF.',
  }),
  image: endpoint('GET /api/v2/gallery/:id/image/:imageId', {
    needs: reads,
    input: z.object({ id, imageId: id, size: z._default(z.enum(photoSizes), 'large') }),
    output: z.object({ sizes: z.enum(sizesStates), url: z.nullable(z.string()) }),
    summary:
      'An address, good for an hour at least, of a photograph in one of its sizes; none while that is being made.',
  }),
  imageBytes: endpoint('GET /api/v2/gallery/picture/:ticket/:imageId/:size', {
    kind: 'bytes',
    needs: reads,
    input: z.object({ id, imageId: id, size: z.enum(photoSizes) }),
    output: z.any(),
    summary: 'A photograph of the album behind the ticket, to be shown in the page.',
  }),
  download: endpoint('GET /api/v2/gallery/:id/download/:attachmentId', {
    needs: reads,
    input: z.object({ id, attachmentId: id }),
    output: ticket,
    summary: 'An address, good for an hour at least, of a whole photograph.',
  }),
  bytes: endpoint('GET /api/v2/gallery/file/:ticket/:attachmentId', {
    kind: 'bytes',
    needs: reads,
    input: z.object({ id, attachmentId: id }),
    output: z.any(),
    summary: 'A whole photograph of the album behind the ticket, to be saved; takes a range of bytes.',
  }),
  downloadAll: endpoint('GET /api/v2/gallery/:id/download-all', {
    limit: 'export',
    needs: reads,
    input: byId,
    output: ticket,
    summary: 'A short-lived address of a ZIP of all photographs of an album.',
  }),
  zip: endpoint('GET /api/v2/gallery/zip/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'The ZIP behind a ticket, written as it is sent.',
  }),
  rename: endpoint('PUT /api/v2/gallery/:id/rename', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, name: requiredLine(nameLength), attachmentId: z._default(z.nullable(id), null) }),
    output: z.object({ name: z.string() }),
    summary: 'Gives the photograph another name, whose extension stays; without one the album itself.',
    says: 'GALLERY.RENAMED',
  }),
  describe: endpoint('PUT /api/v2/gallery/:id/attachment/:attachmentId', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, attachmentId: id, name: requiredLine(nameLength), caption: z._default(caption, '') }),
    output: AlbumAttachment,
    summary: 'Changes what a photograph is called and what stands under it.',
    says: 'GALLERY.PHOTO_SAVED',
  }),
  cover: endpoint('PUT /api/v2/gallery/:id/cover', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, attachmentId: z.nullable(id) }),
    output: z.null(),
    summary: 'Chooses what the album is known by in the list; without one it is its first photograph.',
    says: 'GALLERY.COVER_SAVED',
  }),
  order: endpoint('PUT /api/v2/gallery/:id/order', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, ids: z.array(id).check(z.minLength(1), z.maxLength(mostPhotos)) }),
    output: z.null(),
    summary: 'Puts all photographs of an album in this order; refused when others are there by now.',
    says: 'GALLERY.ORDER_SAVED',
  }),
  remove: endpoint('DELETE /api/v2/gallery/:id/attachment/:attachmentId', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, attachmentId: id }),
    output: AlbumDetail,
    summary: 'Deletes a photograph.',
    says: 'GALLERY.PHOTO_DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/gallery/:id/attachment/delete-all', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, ids }),
    output: z.object({ deleted: z.number() }),
    summary: 'Deletes the chosen photographs of an album.',
    says: 'GALLERY.PHOTOS_DELETED',
  }),
});
