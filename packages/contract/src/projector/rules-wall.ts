/** Letters in a line of a wall in the smallest letters that the last row reads, and in a line of the name over it. */
const inLine = 62;
const inName = 42;
/** Lines of a wording under a name of one line, of two and so on, with how many answered under them. */
const roomUnder = [8, 6, 5, 4, 3];

/** Lines as a wall breaks the text, words whole. */
function linesOf(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) as string;
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || longer.length <= inLine) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

type Unit = { text: string; ends: boolean };

/** Where a sentence ends: not behind a number or a short word, which may be "čl. II" or "Ing. Novák". */
const sentenceEnds = /(?<=\p{Ll}{4}[.!?])\s+(?=\p{Lu})/u;

/** Sentences of a wording; one that no part holds in its lines. */
function unitsOf(wording: string, room: number): Unit[] {
  return wording.split('\n').flatMap((paragraph) => {
    const sentences = paragraph.split(sentenceEnds).flatMap((sentence) => {
      const lines = linesOf(sentence);
      return lines.length > room ? lines : [sentence];
    });
    return sentences.map((text, i) => ({ text, ends: i === sentences.length - 1 }));
  });
}

const joined = (units: readonly Unit[]): string =>
  units.map(({ text, ends }, i) => (i === units.length - 1 ? text : `${text}${ends ? '\n' : ' '}`)).join('');

/** As much in each part as its lines hold. */
function filled(units: readonly Unit[], room: number): Unit[][] {
  const parts: Unit[][] = [];
  for (const unit of units) {
    const last = parts.at(-1);
    if (last && linesOf(joined([...last, unit])).length <= room) last.push(unit);
    else parts.push([unit]);
  }
  return parts;
}

/**
 * A wording in the parts in which a wall shows it: mostly one; of a long one whoever leads turns from part to part. A part
 * ends with a sentence wherever one fits into it.
 */
export function wallParts(name: string, wording: string): string[] {
  const room = roomUnder[Math.min(roomUnder.length, Math.ceil(name.length / inName)) - 1] ?? 8;
  const units = unitsOf(wording, room);
  let parts = filled(units, room);
  // As little in each as makes no more of them, so that the last is not a line left over.
  for (let less = room - 1; less > 0; less -= 1) {
    const even = filled(units, less);
    if (even.length > parts.length) break;
    parts = even;
  }
  return parts.map((part) => joined(part).trim()).filter((part) => part !== '');
}

/** The part that is shown; one that is not there any more is the last. */
export const partOf = (parts: readonly string[], n: number): number => Math.min(n, Math.max(0, parts.length - 1));
