import { stamp } from '#contract/base/calls/ids.ts';
import { galleryPhotos as calls } from '#contract/gallery/endpoints-photos.ts';
import { ratioOf } from '#contract/gallery/rules.ts';
import type { AlbumAttachment, AlbumDetail, PhotoSize } from '#contract/gallery/schema.ts';
import { type Asking, sealedAt } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { administers, albumSeen, type Photo, sizesOf } from '../rows/queries.ts';
import { countOffers, lastAnswer } from '../rows/queries-offers.ts';
import { toldTie } from '../tied/steps.ts';
import { namesOf, photosOf, type ShownPhoto } from './queries.ts';

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** Where photographs of the album are fetched from: one ticket for all of them, so that an album of thousands is no heap of tickets. */
export const imageAddress = (
  portal: Portal,
  at: Asking,
  id: number,
  imageId: number | string,
  size: PhotoSize | string,
) => sealedAt(portal, at, calls.imageBytes.path, { id }).replace(':imageId', String(imageId)).replace(':size', size);
export const fileAddress = (portal: Portal, at: Asking, id: number, attachmentId: number | string): string =>
  sealedAt(portal, at, calls.bytes.path, { id }).replace(':attachmentId', String(attachmentId));

export const attachmentOf = ({ id, name, extension, type, size, createdAt }: Photo): AlbumAttachment => ({
  ...{ id, name, extension, type, size },
  createdAt: new Date(createdAt).toISOString(),
});

const imageOf = (p: ShownPhoto): AlbumDetail['images'][number] => ({
  id: p.id,
  ratio: ratioOf(p.width, p.height),
  color: p.color,
  caption: p.caption,
  takenAt: iso(p.takenAt),
  owner: p.owner,
  sizes: sizesOf(p),
});

/** One album as the asker may see it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<AlbumDetail> {
  const { db, scope } = at;
  const a = await albumSeen(at, id);
  const photos = await photosOf(db, scope, a);
  const called = await namesOf(db, scope, a.ownerId === null ? [] : [a.ownerId]);
  const owner = a.ownerId === null ? undefined : called.get(a.ownerId);
  return {
    id: a.id,
    name: a.name,
    description: a.description,
    visibility: a.visibility,
    photoCount: photos.length,
    createdAt: a.createdAt.toISOString(),
    takenFrom: iso(a.takenFrom),
    takenTo: iso(a.takenTo),
    sorted: a.sorted,
    coverId: a.coverId,
    neighbours: a.neighbours,
    tiedTo: await toldTie(at, a),
    owner: a.ownerId !== null && owner !== undefined ? { id: a.ownerId, full_name: owner } : null,
    updatedAt: stamp(a.version, a.updatedAt),
    images: photos.map(imageOf),
    attachments: photos.map(attachmentOf),
    imageUrl: imageAddress(portal, at, id, '{id}', '{size}'),
    attachmentUrl: fileAddress(portal, at, id, '{id}'),
    offered: await countOffers(db, scope, id),
    answer: await lastAnswer(db, scope, id, at.now),
    may: {
      edit: administers(scope) && scope.mayWrite,
      offer: a.neighbours && !administers(scope) && scope.mayWrite && scope.memberId !== null,
    },
  };
}
