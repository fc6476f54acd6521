/** The number a house is called by: "SVJ Na Výsluní 3 a 5" → "3·5"; without a number its first letter. */
export function plateText(name: string): string {
  const numbers = name.match(/\d+[a-z]?(?![\d/]*\/)/gi)?.slice(-2) ?? [];
  const text = numbers.join('·');
  if (text && text.length <= 5) return text;
  return (
    numbers.at(-1)?.slice(0, 5) ??
    name
      .replace(/^(SVJ|BD|Společenství vlastníků)\s+/i, '')
      .charAt(0)
      .toUpperCase()
  );
}

/** "Ing. Tomáš Řezáč, CSc." → "TŘ": titles end with a dot and do not count, nor does what stands in brackets. */
export const initials = (name: string): string => {
  const words =
    name
      .replace(/\([^)]*\)/g, '')
      .split(',')[0]
      ?.split(/\s+/)
      .filter((w) => w !== '' && !w.endsWith('.')) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((w) => w?.[0] ?? '')
    .join('')
    .toUpperCase();
};
