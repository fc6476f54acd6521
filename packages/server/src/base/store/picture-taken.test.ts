import sharp from 'sharp';
import { expect, it } from 'vitest';
import { takenAt } from './picture-taken.ts';

async function exifOf(tags: Record<string, string>): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Foťák' }, IFD2: tags })
    .toBuffer();
  return (await sharp(bytes).metadata()).exif as Buffer;
}

it.each([
  [{ DateTimeOriginal: '2026:09:12 20:04:31' }, '2026-09-12T18:04:31.000Z'],
  [{ DateTimeOriginal: '2026:01:12 20:04:31' }, '2026-01-12T19:04:31.000Z'],
  [{ DateTimeOriginal: '2026:09:12 20:04:31', OffsetTimeOriginal: '-05:00' }, '2026-09-13T01:04:31.000Z'],
  [{ DateTimeDigitized: '2026:09:12 20:04:31' }, '2026-09-12T18:04:31.000Z'],
  [{ DateTimeOriginal: '0000:00:00 00:00:00' }, undefined],
  [{ DateTimeOriginal: '1980:01:01 00:00:00' }, undefined],
  [{ DateTimeOriginal: '2026:13:45 99:99:99' }, undefined],
  [{ DateTimeOriginal: 'včera odpoledne' }, undefined],
])('%j was taken at %s', async (tags, moment) => {
  expect(takenAt(await exifOf(tags as unknown as Record<string, string>))?.toISOString()).toBe(moment);
});

it('tables that lead anywhere, and any bytes at all, are no moment and no crash', async () => {
  const exif = await exifOf({ DateTimeOriginal: '2026:09:12 20:04:31' });
  for (let at = 0; at < exif.length; at += 1) {
    const broken = Buffer.from(exif);
    broken[at] = 0xff;
    const found = takenAt(broken);
    expect(found === null || found instanceof Date).toBe(true);
    const cut = takenAt(exif.subarray(0, at));
    expect(cut === null || cut instanceof Date).toBe(true);
  }
});
