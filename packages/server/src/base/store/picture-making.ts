import sharp from 'sharp';
// Which formats the library may read at all is said there, once for the process.
import './picture-reading.ts';
import { type Image, mostMillions, type Pictured, type Smaller } from './picture-limits.ts';
import { takenAt } from './picture-taken.ts';

const seconds = 60;
/** The longer side of what is shown in the page, pixels. */
const shown = 1600;

const readPicture = (from: string, animated: boolean) =>
  sharp(from, { limitInputPixels: mostMillions * 1_000_000, failOn: 'error', animated }).timeout({ seconds });

const hex = (part: number | undefined) => (part ?? 0).toString(16).padStart(2, '0');
/** The average colour of a picture, on white where it lets light through. */
async function colorOf(path: string): Promise<string> {
  const one = sharp(path).flatten({ background: '#fff' }).toColourspace('srgb').resize(1, 1, { fit: 'fill' });
  const [r, g, b] = await one.raw().toBuffer();
  return `#${hex(r)}${hex(g)}${hex(b)}`;
}

/** Writes the picture anew, turned as it was taken and without metadata, and beside it a smaller WebP; answers what it was. */
export async function writeAnew(from: string, image: Image, to: { whole: string; preview: string }): Promise<Pictured> {
  const read = (animated: boolean) => readPicture(from, animated);
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
}

/** Of a WebP: dozens of the smallest stand on one screen, where nobody looks at grain. */
const qualityOf = (side: number): number => (side < 600 ? 70 : 80);

/** Smaller pictures of one, each at most so long on its longer side, as WebP. */
export async function makeSmaller(from: string, to: readonly Smaller[]): Promise<void> {
  for (const { side, path } of to)
    await readPicture(from, false)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: qualityOf(side) })
      .toFile(path);
}
