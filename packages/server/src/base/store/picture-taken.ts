import { momentAt } from '#contract/base/time/dates.ts';

/** Tags of EXIF 2.32: where the second table stands, when it was taken, when it was made digital, and each one's offset. */
const second = 0x8769;
const times = [
  { time: 0x9003, offset: 0x9011 },
  { time: 0x9004, offset: 0x9012 },
] as const;
/** Cameras whose battery was taken out count from their first day. */
const firstYear = 1990;

/** Texts and numbers of one table, by tag; nothing beyond the bytes that are there is looked at. */
function tableAt(b: Buffer, start: number, little: boolean): Map<number, string | number> {
  const found = new Map<number, string | number>();
  const u16 = (at: number) => (little ? b.readUInt16LE(at) : b.readUInt16BE(at));
  const u32 = (at: number) => (little ? b.readUInt32LE(at) : b.readUInt32BE(at));
  const rows = u16(start);
  for (let i = 0; i < rows; i += 1) {
    const at = start + 2 + i * 12;
    const [tag, kind, length] = [u16(at), u16(at + 2), u32(at + 4)];
    if (kind === 4) found.set(tag, u32(at + 8));
    if (kind !== 2) continue;
    const text = length <= 4 ? at + 8 : u32(at + 8);
    found.set(
      tag,
      b
        .toString('latin1', text, text + Math.min(length, 64))
        .replace(/\0.*$/s, '')
        .trim(),
    );
  }
  return found;
}

/** The moment of `2026:09:12 20:04:31`; a camera that says no offset shows the time of Prague. */
function momentOf(text: string, offset: unknown): Date | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d):(\d\d)$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, time, seconds] = parts;
  if (Number(year) < firstYear) return null;
  const wall = `${year}-${month}-${day}T${time}`;
  if (typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset)) {
    const at = new Date(`${wall}:${seconds}${offset}`);
    return Number.isNaN(at.getTime()) ? null : at;
  }
  const at = momentAt(wall);
  return at && new Date(at.getTime() + Number(seconds) * 1000);
}

/** When a picture was taken, as its camera wrote; null where it did not, or wrote what is no time. */
export function takenAt(exif: Buffer): Date | null {
  const b = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  try {
    const little = b.toString('latin1', 0, 2) === 'II';
    const first = tableAt(b, little ? b.readUInt32LE(4) : b.readUInt32BE(4), little);
    const at = first.get(second);
    if (typeof at !== 'number') return null;
    const table = tableAt(b, at, little);
    for (const { time, offset } of times) {
      const text = table.get(time);
      const moment = typeof text === 'string' ? momentOf(text, table.get(offset)) : null;
      if (moment) return moment;
    }
    return null;
  } catch (error) {
    // Tables that lead out of the bytes: whoever wrote them, the picture itself may be right.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
