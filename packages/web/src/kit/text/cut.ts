/**
 * At most `length` characters, the last of them an ellipsis when something is left out. It ends after a whole word unless
 * that would take more than half away; letters are never halved.
 */
export function cut(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  // One more letter tells whether the last word is whole.
  const whole = letters
    .slice(0, length)
    .join('')
    .replace(/\s+\S*$/u, '');
  const kept = [...whole].length;
  const enough = kept < length && kept >= length / 2;
  return `${(enough ? whole : letters.slice(0, length - 1).join('')).replace(/[\s,;:–-]+$/u, '')}…`;
}
