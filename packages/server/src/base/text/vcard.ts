import { contentLines } from './content-lines.ts';

type Version = '3.0' | '4.0';
/** One card of these content lines, whose values are escaped already. */
export const cardText = (version: Version, lines: readonly string[]): string =>
  contentLines(['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD']);

/** A file of cards, which phones and mail programs take into their contacts. */
export const cardsFile = (name: string, cards: readonly string[]) => ({
  name: `${name}.vcf`,
  type: 'text/vcard; charset=utf-8',
  body: Buffer.from(cards.join('')),
});
