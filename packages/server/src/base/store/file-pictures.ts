import sharp from 'sharp';
import { Refused } from '#contract/refusals.ts';
// Which formats the library may read at all is said there, once for the process.
import './picture-reading.ts';

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

/** Told apart only by its words. */
const isTooBig = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message);
const isOfDisk = (error: unknown) => /No space left|ENOSPC/i.test(String(error));

/**
 * Writes the picture anew, turned as it was taken and without metadata, and beside it a smaller WebP to show. Refuses more
 * than 80 million pixels (all frames together) and what cannot be read.
 */
export function rewritePicture(from: string, image: Image, to: { whole: string; preview: string }): Promise<void> {
  return oneByOne(async () => {
    const read = (animated: boolean) =>
      sharp(from, { limitInputPixels: mostMillions * 1_000_000, failOn: 'error', animated }).timeout({ seconds });
    try {
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
    } catch (error) {
      if (isOfDisk(error))
        throw Object.assign(new Error('No room for a picture', { cause: error }), { code: 'ENOSPC' });
      if (isTooBig(error)) throw new Refused('FILES.ERRORS.PIXELS', { params: { millions: mostMillions } });
      throw new Refused('FILES.ERRORS.BROKEN');
    }
  });
}
