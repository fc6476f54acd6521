import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

const [width, height] = [640, 480];
const white = 235;
const dark = 16;

/** Writes a film in which a camera looks at the code; the browser plays it in the place of its camera. */
export function filmOf(text: string, path: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const side = Math.floor((height - 40) / rows.length);
  const [left, top] = [(width - side * rows.length) >> 1, (height - side * rows.length) >> 1];
  const luma = Buffer.alloc(width * height, white - 30);
  for (let y = 0; y < side * rows.length; y++)
    for (let x = 0; x < side * rows.length; x++)
      luma[(top + y) * width + left + x] = rows[Math.floor(y / side)]?.[Math.floor(x / side)] ? dark : white;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colour]);
  const film = Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`),
    frame,
    frame,
    frame,
  ]);
  writeFileSync(path, film);
  return path;
}
