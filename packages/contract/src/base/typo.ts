const space = '\u00a0';

/** Fixed spaces where Czech typography wants them: after one-letter words, in numbers, before units, after ordinals. */
export const typo = (text: string): string =>
  text
    .replace(/(^|[\s(„])([ksvzouaiKSVZOUAI]) (?=\S)/g, `$1$2${space}`)
    .replace(/(\d) (?=\d{3}(?:\D|$))/g, `$1${space}`)
    .replace(/(\d\.) (?=\d|led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pros|patro)/g, `$1${space}`)
    .replace(/(\d) (?=(?:Kč|kWp|kg|m²|kB|MB|GB|let|h)(?:\W|$)|%)/g, `$1${space}`)
    .replace(/§ /g, `§${space}`)
    .replace(/č\. (?=\d)/g, `č.${space}`);
