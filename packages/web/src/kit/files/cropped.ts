import type { Area } from 'react-easy-crop';

/** The longer side of what is sent, pixels; the server keeps no more. */
const longest = 512;

/** The square that was chosen, as a file of its own; null when the browser cannot read the picture. */
export async function cropped(address: string, area: Area): Promise<File | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const side = Math.max(1, Math.min(longest, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  return blob && new File([blob], 'obrazek', { type: blob.type });
}
