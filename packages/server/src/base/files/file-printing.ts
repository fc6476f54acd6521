import sharp from 'sharp';
import { wholeName } from '#contract/base/files/files.ts';
import type { Scope } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';
import { previewKey } from '../store/file-receiving.ts';
import type { FileRow } from './files.ts';
// Which formats the library may read at all is said there, once for the process.
import '../store/picture-reading.ts';

/** The longer side of a picture on paper, pixels. */
const printedSide = 1000;

/** Pictures among the files as paper takes them, at most so many; one that cannot be read is left out. */
export async function printedPictures(
  portal: Portal,
  scope: Pick<Scope, 'svjId'>,
  files: readonly FileRow[],
  most: number,
): Promise<{ bytes: Uint8Array; caption: string }[]> {
  const found: { bytes: Uint8Array; caption: string }[] = [];
  for (const file of files.filter((f) => f.hasPreview).slice(0, most)) {
    try {
      const read = await portal.files.read(previewKey(scope.svjId, file.key));
      const drawing = sharp()
        .resize(printedSide, printedSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 });
      read.on('error', (error) => drawing.destroy(error));
      found.push({ bytes: await read.pipe(drawing).toBuffer(), caption: file.description || wholeName(file) });
    } catch {
      // Its name stands among the attachments anyway.
    }
  }
  return found;
}
