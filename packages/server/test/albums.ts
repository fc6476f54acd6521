import sharp from 'sharp';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { makeHouse } from '#server/gallery/sizes/jobs.ts';
import type { Person, TestHouse } from './house.ts';
import { uploads } from './sending-files.ts';

/** An album as its form sends it. */
export const anAlbumForm = (change: object = {}) => ({
  ...{
    name: 'Slavnost na dvoře',
    description: 'Děkujeme všem.',
    visibility: 'public' as const,
    sorted: 'hand' as const,
  },
  ...change,
});
export const anAlbum = (by: Person, change: object = {}): Promise<AlbumDetail> =>
  by.asks(gallery.create, anAlbumForm(change));

type Shot = { width?: number; height?: number; color?: string; taken?: string };
/** A photograph with everything a telephone writes into it. */
export const aShot = ({ width = 90, height = 60, color = '#206254', taken }: Shot = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefon', Model: 'Tajný', Artist: 'Majitel' },
      ...(taken && { IFD2: { DateTimeOriginal: taken } }),
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 4/1 0/1' },
    })
    .toBuffer();

/** Puts so many photographs into an album, each of another shape; answers the album as it is then. */
export async function withPhotos(by: Person, album: AlbumDetail, count: number): Promise<AlbumDetail> {
  const fileIds: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const shot = await aShot({ width: 60 + n * 10, taken: `2026:09:${String(30 - n).padStart(2, '0')} 12:00:00` });
    fileIds.push((await uploads(by, `foto ${n}.jpg`, shot)).id);
  }
  await by.asks(galleryPhotos.add, { id: album.id, fileIds });
  return by.asks(gallery.one, { id: album.id });
}

/** Makes the smaller sizes of the house, as the errand does. */
export const makesSizes = (house: TestHouse): Promise<number> => makeHouse(house.portal, house.id);

export const namesOf = ({ attachments }: Pick<AlbumDetail, 'attachments'>): string[] => attachments.map((a) => a.name);

/** Leaves so many photographs to the committee; answers their numbers. */
export async function offers(by: Person, albumId: number, count: number): Promise<number[]> {
  const fileIds: number[] = [];
  for (let n = 1; n <= count; n += 1)
    fileIds.push((await uploads(by, `od souseda ${n}.jpg`, await aShot({ width: 70 + n }))).id);
  return (await by.asks(galleryOffers.offer, { id: albumId, fileIds })).offers.map((o) => o.id);
}
