/** Letters in a line of a wall in the smallest letters that the last row reads, and in a line of the name over it. */
const inLine = 62;
const inName = 42;
/** Lines of a wording under a name of one line, of two and so on, with how many answered under them. */
const roomUnder = [8, 6, 5, 4, 3];

/** Lines as a wall breaks the text, words whole; where a paragraph ends the next one begins. */
function linesOf(text: string): { text: string; ends: boolean }[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) as string;
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || longer.length <= inLine) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line, i) => ({ text: line, ends: i === lines.length - 1 }));
  });
}

/** A wording in the parts in which a wall shows it: mostly one; of a long one whoever leads turns from part to part. */
export function wallParts(name: string, wording: string): string[] {
  const room = roomUnder[Math.min(roomUnder.length, Math.ceil(name.length / inName)) - 1] ?? 8;
  const lines = linesOf(wording);
  // As many lines in each as it comes to, so that no part is a line left over.
  const count = Math.ceil(lines.length / room);
  const each = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, n) => {
    const some = lines.slice(n * each, (n + 1) * each);
    return some
      .map(({ text, ends }, i) => (i === some.length - 1 ? text : `${text}${ends ? '\n' : ' '}`))
      .join('')
      .trim();
  }).filter((part) => part !== '');
}

/** The part that is shown; one that is not there any more is the last. */
export const partOf = (parts: readonly string[], n: number): number => Math.min(n, Math.max(0, parts.length - 1));
