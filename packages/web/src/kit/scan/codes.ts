import decodeQR from 'qr/decode.js';

/** Longer side of a picture that a code is looked for in; finer ones only take time. */
const mostPixels = 1280;

type Source = { image: CanvasImageSource; width: number; height: number };

/** The code in the picture as text; null when there is none. */
export function codeIn({ image, width, height }: Source, canvas: HTMLCanvasElement, timeLimit: number): string | null {
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return decodeQR({ width: canvas.width, height: canvas.height, data }, { timeLimit });
  } catch {
    return null;
  }
}

/** The code in a photograph; null when there is none, or it is no picture. */
export async function codeInPhoto(file: File): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  const found = codeIn({ image, width: image.width, height: image.height }, document.createElement('canvas'), 1000);
  image.close();
  return found;
}
