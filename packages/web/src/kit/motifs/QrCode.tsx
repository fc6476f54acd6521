import encodeQR from 'qr';
import { useMemo } from 'react';
import css from './QrCode.module.css';

/** Light around the code, in its squares, without which it is not read. */
const quiet = 4;

/** A code of a text, dark on white in both schemes: a camera reads it no other way. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
    const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: dark.join('') };
  }, [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
