/** At most so many characters, cut between words where there is a space near. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\S{0,40}$/, '');
  return `${start.trimEnd()} …`;
}

const longestLine = 140;
/** The beginning of a text as one line. */
export const lineOf = (text: string): string => cut(text.replace(/\s+/g, ' '), longestLine);
