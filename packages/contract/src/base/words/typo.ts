const space = '\u00a0';

/**
 * Fixed spaces where Czech typography wants them: after one-letter words, in numbers, between a number and what it counts,
 * before units, after ordinals, before what stands behind a name ("Ph.D.", "s.r.o."). These
 * signs hold the places of arguments in a sentence that is not put together yet; texts of people have none. A choice may
 * be nothing, or a paragraph of its own: what stands behind it may begin a line.
 */
export const held = { any: '\ue001', number: '\ue002', choice: '\ue003' } as const;
const { any, number, choice } = held;
const digit = `[\\d${number}]`;
const value = `[\\d${any}${number}]`;
const units = 'Kč|kWp|kg|m²|kB|MB|GB|let|h';
const months = 'led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pros|patro';

// Several of them may follow each other: "i s výtahem".
const short = new RegExp(`(^|[\\s(„${choice}])((?:[ksvzouaiKSVZOUAI] )+)(?=\\S|$)`, 'g');
const rules: readonly [RegExp, string][] = [
  [/(\d) (?=\d{3}(?:\D|$))/g, `$1${space}`],
  [new RegExp(`(${digit}\\.) (?=${digit}|${months})`, 'g'), `$1${space}`],
  [new RegExp(`(${any}\\.) (?=${months})`, 'g'), `$1${space}`],
  [new RegExp(`(${value}) (?=(?:${units})(?!\\p{L})|%)`, 'gu'), `$1${space}`],
  // What is counted; neither a year nor a short word that only follows.
  [new RegExp(`((?:^|[^\\d.,:/${any}])\\d{1,3}|,\\d{3}|${number}) (?=\\p{Ll}{3})`, 'gu'), `$1${space}`],
  [/ (?=(?:Ph\. ?D\.|C[Ss]c\.|DrSc\.|DiS\.|MBA|LL\. ?M\.|MPA)(?![\p{L}\d]))/gu, space],
  [/ (?=(?:spol\.|s\. ?r\. ?o\.|a\. ?s\.|v\. ?o\. ?s\.|k\. ?s\.|z\. ?[su]\.|o\. ?p\. ?s\.)(?!\p{L}))/gu, space],
  [/(?<!\p{L})([savokzr]\.) (?=[rosup]\.)/gu, `$1${space}`],
  [/§ /g, `§${space}`],
  [new RegExp(`č\\. (?=${value})`, 'g'), `č.${space}`],
];

/** A text of people, or one already put together, with fixed spaces in their places. */
export const typo = (text: string): string =>
  rules.reduce(
    (set, [where, what]) => set.replace(where, what),
    text.replace(short, (_, before: string, words: string) => before + words.replaceAll(' ', space)),
  );
