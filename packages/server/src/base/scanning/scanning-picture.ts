import sharp from 'sharp';
import type { Grey, NotDrawn } from './scanning-grey.ts';
import { mostDots, mostPhotoDots } from './scanning-limits.ts';

/** A picture as it is looked at, turned as the camera says; larger ones are made smaller as they are read. */
export async function drawn(path: string): Promise<Grey | NotDrawn> {
  sharp.cache(false);
  sharp.concurrency(1);
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > mostPhotoDots) return 'tooLarge';
  const scale = Math.min(1, Math.sqrt(mostDots / (width * height)));
  const side = Math.max(1, Math.floor(Math.max(width, height) * scale));
  const { data, info } = await sharp(path, { limitInputPixels: mostPhotoDots, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, dots: data };
}
