const space = '\u00a0';

/** Numbers under a hundred whose first word begins so that Czech says "ze" before it: ze dvou, ze šesti, ze čtyřiceti. */
const small = [2, 3, 4, 6, 7, 12, 13, 14, 16, 17];
const takesZe = (digits: string): boolean => {
  // The first word is that of the highest group: 2 500 begins as 2 does, 1 500 with "tisíc".
  const group = digits.length % 3 || 3;
  const first = Number(digits.slice(0, group));
  if (first >= 200) return small.includes(Math.floor(first / 100));
  if (first >= 100) return true;
  if (first >= 20) return [4, 6, 7].includes(Math.floor(first / 10));
  return small.includes(first);
};
/** Texts write "9 z(e) {total}": the number decides which of the two it is. */
const withZe = (text: string): string =>
  text.replace(/z\(e\) (?=(\d[\d\s]*)?)/g, (_, digits = '') =>
    takesZe(digits.replace(/\s/g, '')) ? `ze${space}` : `z${space}`,
  );

/** Fixed spaces where Czech typography wants them: after one-letter words, in numbers, before units, after ordinals. */
export const typo = (text: string): string =>
  withZe(text)
    .replace(/(^|[\s(„])([ksvzouaiKSVZOUAI]) (?=\S)/g, `$1$2${space}`)
    .replace(/(\d) (?=\d{3}(?:\D|$))/g, `$1${space}`)
    .replace(/(\d\.) (?=\d|led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pros|patro)/g, `$1${space}`)
    .replace(/(\d) (?=(?:Kč|kWp|kg|m²|kB|MB|GB|let|h)(?:\W|$)|%)/g, `$1${space}`)
    .replace(/§ /g, `§${space}`)
    .replace(/č\. (?=\d)/g, `č.${space}`);
