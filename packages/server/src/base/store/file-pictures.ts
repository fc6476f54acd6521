import sharp from 'sharp';
import { Refused } from '#contract/refusals.ts';
// Which formats the library may read at all is said there, once for the process.
import './picture-reading.ts';
import { takenAt } from './picture-taken.ts';

/** More is refused before it is unpacked: a small file may hold a huge picture. */
const mostMillions = 80;
const seconds = 60;
/** The longer side of what is shown in the page, pixels. */
const shown = 1600;

type Image = 'jpeg' | 'png' | 'webp' | 'gif';

/** One picture at a time: each takes memory by its pixels. */
let last: Promise<unknown> = Promise.resolve();
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** What a picture was before it was written anew: its sides as it is looked at, its average colour, when it was taken. */
export type Pictured = { width: number; height: number; color: string; takenAt: Date | null };

/** Told apart only by its words. */
const isTooBig = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message);
const isOfDisk = (error: unknown) => /No space left|ENOSPC/i.test(String(error));

const readPicture = (from: string, animated: boolean) =>
  sharp(from, { limitInputPixels: mostMillions * 1_000_000, failOn: 'error', animated }).timeout({ seconds });

const hex = (part: number | undefined) => (part ?? 0).toString(16).padStart(2, '0');
/** The average colour of a picture, on white where it lets light through. */
async function colorOf(path: string): Promise<string> {
  const one = sharp(path).flatten({ background: '#fff' }).toColourspace('srgb').resize(1, 1, { fit: 'fill' });
  const [r, g, b] = await one.raw().toBuffer();
  return `#${hex(r)}${hex(g)}${hex(b)}`;
}

/** What only a reading of the whole can tell, as a refusal; a full disk is none. */
function whyNotRead(error: unknown): Error {
  if (isOfDisk(error)) return Object.assign(new Error('No room for a picture', { cause: error }), { code: 'ENOSPC' });
  if (isTooBig(error)) return new Refused('FILES.ERRORS.PIXELS', { params: { millions: mostMillions } });
  return new Refused('FILES.ERRORS.BROKEN');
}

/**
 * Writes the picture anew, turned as it was taken and without metadata, and beside it a smaller WebP to show. Refuses more
 * than 80 million pixels (all frames together) and what cannot be read. Answers what it was.
 */
export function rewritePicture(from: string, image: Image, to: { whole: string; preview: string }): Promise<Pictured> {
  return oneByOne(async () => {
    const read = (animated: boolean) => readPicture(from, animated);
    try {
      const { exif, autoOrient } = await read(false).metadata();
      const moving = image === 'gif' || image === 'webp';
      const upright = read(moving).autoOrient();
      const written = {
        jpeg: () => upright.jpeg({ quality: 90 }),
        png: () => upright.png(),
        webp: () => upright.webp({ quality: 90 }),
        gif: () => upright.gif(),
      }[image]();
      await written.toFile(to.whole);
      await read(false)
        .autoOrient()
        .resize(shown, shown, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toFile(to.preview);
      const { width, height } = autoOrient;
      return { width, height, color: await colorOf(to.preview), takenAt: exif ? takenAt(exif) : null };
    } catch (error) {
      throw whyNotRead(error);
    }
  });
}

/** Of a WebP: dozens of the smallest stand on one screen, where nobody looks at grain. */
const qualityOf = (side: number): number => (side < 600 ? 75 : 80);

/** Smaller pictures of a kept one, each at most so long on its longer side, as WebP. Refuses what cannot be read. */
export function shrinkPicture(from: string, to: readonly { side: number; path: string }[]): Promise<void> {
  return oneByOne(async () => {
    try {
      for (const { side, path } of to)
        await readPicture(from, false)
          .autoOrient()
          .resize(side, side, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: qualityOf(side) })
          .toFile(path);
    } catch (error) {
      throw whyNotRead(error);
    }
  });
}
