import { typo } from '#contract/base/words/typo.ts';

// What the face of the text takes, in hundredths of its size rounded up: who draws a page of fixed places has to know
// what fits before it is drawn. Held against the font itself by a test.
const plain = {
  ...{ 20: "'", 21: '.', 22: 'l', 23: ',`', 24: 'i', 25: ' ', 26: ':;|·', 27: 'j', 28: 'I', 30: '!', 32: '"„' },
  ...{ 33: '[]“', 34: 'r', 36: '()', 37: 'f°', 38: 't', 39: '/\\{}', 42: '-1', 44: '_', 47: 's', 48: 'x', 49: '*k' },
  ...{ 50: 'z', 51: '?a', 52: 'JLv', 53: 'y', 54: '7', 55: '3Fce', 56: '2T^hnu–', 57: '$69~', 58: '5Poq', 59: 'bdg' },
  ...{ 60: 'Ep', 61: 'KY', 62: '8BSX…', 63: '#+4<=>R×', 65: '&0Z', 68: 'A', 69: 'D', 70: 'V', 71: 'U', 73: 'C' },
  ...{ 76: 'GH', 78: 'NOQ', 79: '%w', 85: 'M', 86: 'm', 96: 'W', 99: '@' },
};
const strong = {
  ...{ 23: "'", 24: '.l', 25: ' ,`i', 26: '|·', 29: ':;Ij', 31: '!', 34: '[]', 37: '()r„', 38: '"°', 39: 'f“' },
  ...{ 40: 't{}', 42: '-/1\\', 44: '_', 47: 's', 49: '*z', 51: '?', 52: 'kx', 53: 'La', 54: 'J', 55: '7cv' },
  ...{ 56: '$3Fey–', 57: '^hnu', 58: '2569T', 59: 'Eoq', 60: 'Pbdgp', 61: 'S', 62: '8B', 63: '#+4<=>Y~×', 64: 'RZ' },
  ...{ 65: '&0K', 66: 'X', 68: '…', 70: 'AD', 71: 'U', 72: 'V', 73: 'C', 75: 'GH', 78: 'N', 79: 'OQ', 81: '%' },
  ...{ 82: 'w', 86: 'M', 87: 'm', 98: 'W', 100: '@' },
};
const tableOf = (widths: Record<number, string>) =>
  new Map(Object.entries(widths).flatMap(([width, letters]) => [...letters].map((l) => [l, Number(width)] as const)));
const tables = { plain: tableOf(plain), strong: tableOf(strong) };
/** Of a letter that is not among them, as of another script. */
const widest = 125;

/** How wide the text is in points, rather more than less; marks over letters take nothing. */
export function widthOf(text: string, size: number, bold = false): number {
  const table = bold ? tables.strong : tables.plain;
  const letters = [...text.normalize('NFKD').replace(/\p{M}/gu, '')];
  return (letters.reduce((sum, letter) => sum + (table.get(letter) ?? widest), 0) * size) / 100;
}

/** As much of a word as fits; at least one letter. */
function begin(word: string, width: number, size: number, bold: boolean): string {
  const letters = [...word];
  let n = letters.length;
  while (n > 1 && widthOf(letters.slice(0, n).join(''), size, bold) > width) n -= 1;
  return letters.slice(0, n).join('');
}

type Room = {
  width: number;
  size: number;
  bold?: boolean;
  /** Lines at most; the last one then ends in three dots. */
  most: number;
  /** What is taken of the first line. */
  indent?: number;
};

/** The text in lines that fit; a word longer than a line is parted. */
export function linesIn(text: string, { width, size, bold = false, most, indent = 0 }: Room): string[] {
  const fits = (line: string, n: number) => widthOf(line, size, bold) <= width - (n === 0 ? indent : 0);
  const lines: string[] = [];
  let line = '';
  const rest = typo(text)
    .split(/[ \n]+/)
    .filter(Boolean);
  while (rest.length > 0 && lines.length < most) {
    const word = rest[0] as string;
    const next = line === '' ? word : `${line} ${word}`;
    if (fits(next, lines.length)) {
      line = next;
      rest.shift();
    } else if (line !== '' || (lines.length === 0 && indent > 0)) {
      lines.push(line);
      line = '';
    } else {
      const piece = begin(word, width, size, bold);
      lines.push(piece);
      rest[0] = word.slice(piece.length);
      if (rest[0] === '') rest.shift();
    }
  }
  if (line !== '' && lines.length < most) lines.push(line);
  if (rest.length === 0) return lines;
  const last = lines.length - 1;
  const room = width - (last === 0 ? indent : 0) - widthOf('…', size, bold);
  const kept = lines[last] === '' ? '' : begin(`${lines[last]} ${rest[0]}`, room, size, bold);
  return [...lines.slice(0, last), `${kept.trimEnd()}…`];
}

/** How wide the longest word of the column is: a day, an amount or a fraction is one. The first of its cells is set in bold. */
function longestIn(rows: readonly (readonly string[])[], at: number, size: number): number {
  let most = 0;
  rows.forEach((row, i) => {
    for (const word of typo(row[at] ?? '').split(/[ \n]+/)) most = Math.max(most, widthOf(word, size, i === 0));
  });
  return most;
}

const sum = (widths: Iterable<number>) => [...widths].reduce((all, w) => all + w, 0);
const leastOf = (rows: readonly (readonly string[])[], size: number): number[] =>
  (rows[0] ?? []).map((_, i) => longestIn(rows, i, size));

/** Whether no word of the table has to be cut in this size. The first row is the head. */
export const hasRoom = (rows: readonly (readonly string[])[], room: number, size: number): boolean =>
  sum(leastOf(rows, size)) <= room;

/** Widths that are not enough for all words: days and amounts stay whole, columns of the longest words share the rest. */
function capped(least: readonly number[], room: number): number[] {
  const widths = [...least];
  const byWidth = least.map((_, i) => i).sort((a, b) => (least[a] as number) - (least[b] as number));
  byWidth.reduce((left, at, done) => {
    const width = Math.min(least[at] as number, left / (least.length - done));
    widths[at] = width;
    return left - width;
  }, room);
  return widths;
}

/**
 * How wide columns of a table are in points: parts of the room, but none so narrow that a word of it would be cut, as
 * long as all of them fit. The first row is the head.
 */
export function roomFor(
  parts: readonly number[],
  rows: readonly (readonly string[])[],
  room: number,
  size: number,
): number[] {
  const least = leastOf(rows, size);
  if (sum(least) > room) return capped(least, room);
  // Whoever is too narrow gets what it needs; what is left is shared by the others, of whom another may now be too narrow.
  const held = new Map<number, number>();
  for (;;) {
    const free = parts.reduce((all, part, i) => (held.has(i) ? all : all + part), 0);
    const left = room - sum(held.values());
    const widths = parts.map((part, i) => held.get(i) ?? (part / free) * left);
    const short = widths.findIndex((width, i) => width < (least[i] as number));
    if (short < 0) return widths;
    held.set(short, least[short] as number);
  }
}
