/** At most `length` characters, the last of them an ellipsis when something is left out; letters are never halved. */
export function cut(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
