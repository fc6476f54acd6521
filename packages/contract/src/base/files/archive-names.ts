/** Bytes of one name that every disk takes; some letters take two. */
const longestName = 240;
const encoder = new TextEncoder();
const bytesIn = (text: string): number => encoder.encode(text).length;
/** What Windows keeps for itself, whatever stands behind the dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

function cut(text: string, most: number): string {
  if (bytesIn(text) <= most) return text;
  let kept = '';
  let length = 0;
  for (const sign of text) {
    length += bytesIn(sign);
    if (length > most) break;
    kept += sign;
  }
  return kept.trimEnd();
}

/** The name of one thing as any disk takes it: letters and their marks as one, no way to another folder, not too long. */
export function archiveName(name: string, extension = ''): string {
  const end = extension ? `.${extension}` : '';
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand in a name
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .trim()
    .replace(/[. ]+$/, '');
  const named = plain === '' || /^\.+$/.test(plain) || reserved.test(plain) ? `_${plain}` : plain;
  return cut(named, longestName - bytesIn(end)) + end;
}

/** Names that one folder of an archive has, each with the last number that was put behind it. */
export type Taken = Map<string, number>;

/** A name that is taken in the folder, in capitals or not, gets a number. */
export function freeName(taken: Taken, name: string, extension = ''): string {
  const whole = archiveName(name, extension);
  const key = whole.toLowerCase();
  const last = taken.get(key);
  if (last === undefined) {
    taken.set(key, 1);
    return whole;
  }
  const shorter = cut(name, longestName - 20);
  for (let n = last + 1; ; n += 1) {
    const free = archiveName(`${shorter} (${n})`, extension);
    if (taken.has(free.toLowerCase())) continue;
    taken.set(key, n).set(free.toLowerCase(), 1);
    return free;
  }
}
