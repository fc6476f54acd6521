import sharp from 'sharp';
import { Refused } from '#contract/refusals.ts';

/** The longer side of what is kept, pixels. */
const longest = 512;
/** More is refused before it is unpacked: a small file may hold a huge picture. */
const mostPixels = 40_000_000;

// Nothing but these four formats can be read, whatever a file says of itself.
sharp.block({ operation: ['VipsForeignLoad'] });
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((f) => `VipsForeignLoad${f}`);
sharp.unblock({ operation: loaders });
// A picture is read once and never again, and other calls want the processor too.
sharp.cache(false);
sharp.concurrency(1);

const starts = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text;

function isReadable(b: Buffer): boolean {
  const isWebp = starts(b, 0, 'RIFF') && starts(b, 8, 'WEBP');
  return isWebp || ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'].some((sign) => starts(b, 0, sign));
}

/** Refuses, by content, what is not a JPEG, PNG, WebP or GIF; HEIC and SVG are told apart, because people do send them. */
function checkKind(bytes: Buffer): void {
  if (isReadable(bytes)) return;
  if (starts(bytes, 4, 'ftyp')) throw new Refused('PICTURE.ERRORS.HEIC');
  if (/<svg[\s>]/i.test(bytes.toString('latin1', 0, 1000))) throw new Refused('PICTURE.ERRORS.SVG');
  throw new Refused('PICTURE.ERRORS.TYPE');
}

/**
 * The picture written anew as WebP, at most 512 pixels wide and high, turned as it was taken, without metadata. Refuses
 * what is not a picture, more than 40 million pixels, and what cannot be read.
 */
export async function rewritten(bytes: Buffer): Promise<Buffer> {
  checkKind(bytes);
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new Refused(isHuge ? 'PICTURE.ERRORS.PIXELS' : 'PICTURE.ERRORS.BROKEN');
  }
}
