import encodeQR from 'qr';
import { saveBytes } from '../../kit/files/saveBytes.ts';

/** Points of a square of the code: banks read a saved picture better when it is large. */
const scale = 12;

/** Saves a code as a picture, for an application that reads it from the gallery of the same phone. */
export function savePicture(text: string, name: string): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * scale;
  canvas.height = rows.length * scale;
  const drawn = canvas.getContext('2d');
  if (!drawn) return;
  drawn.fillStyle = '#fff';
  drawn.fillRect(0, 0, canvas.width, canvas.height);
  drawn.fillStyle = '#000';
  for (const [y, row] of rows.entries())
    for (const [x, on] of row.entries()) if (on) drawn.fillRect(x * scale, y * scale, scale, scale);
  saveBytes(name, canvas.toDataURL('image/png').split(',')[1] ?? '', 'image/png');
}
