import { expect, it } from 'vitest';
import { escaped } from './content-lines.ts';
import { cardText } from './vcard.ts';

const signs = ['ř', 'Ů', 'a', ' ', ';', ',', '\\', '\n', '\r\n', ':', '"', '🏠', '👩‍🔧', 'ש', '\u2028', 'n', '/&/'];
/** The same texts every time; short and long ones. */
function* texts(): Generator<string> {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let i = 0; i < 400; i += 1)
    yield Array.from({ length: next(i % 5 === 0 ? 400 : 40) }, () => signs[next(signs.length)]).join('');
}

/** A card as its readers read it: folded lines joined, escapes taken back. */
const read = (card: string): Map<string, string> =>
  new Map(
    card
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', ...rest] = line.split(':');
        return [name, rest.join(':').replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))];
      }),
  );
/** What a text is when line breaks are one kind of sign. */
const plain = (text: string) => text.replace(/\r\n/g, '\n').replaceAll('\u2028', ' ');

it('a card gives back whatever stood in it, in lines of at most 75 bytes that cut no sign', () => {
  for (const text of texts()) {
    const card = cardText('3.0', [`FN:${escaped(text)}`, `NOTE:${escaped(text)}`]);
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const told = read(card);
    expect([told.get('FN'), told.get('NOTE')]).toEqual([plain(text), plain(text)]);
    expect([...told.keys()]).toEqual(['BEGIN', 'VERSION', 'FN', 'NOTE', 'END']);
  }
});

it('a line is as long as it may be, and goes on after a space', () => {
  const [, , first, second] = cardText('3.0', [`NOTE:${'ř'.repeat(80)}`]).split('\r\n');
  expect([first, second]).toEqual([`NOTE:${'ř'.repeat(35)}`, ` ${'ř'.repeat(37)}`]);
});
