import { expect, it } from 'vitest';
import { cellsOf, decoded } from './decoded.ts';

const czech = 'Příliš žluťoučký kůň; úpěl ďábelské ódy';
/** The same as Windows writes it. */
const windows = (text: string) => {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1250').decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text].map((letter) => table.get(letter) as number));
};

it('UTF-8, with its mark and without, UTF-16 and Windows are read alike', () => {
  const utf16 = new Uint8Array(2 + czech.length * 2);
  utf16.set([0xff, 0xfe]);
  utf16.set(new Uint8Array(Uint16Array.from([...czech].map((letter) => letter.charCodeAt(0))).buffer), 2);
  for (const bytes of [
    new TextEncoder().encode(czech),
    new TextEncoder().encode(`\uFEFF${czech}`),
    windows(czech),
    utf16,
  ])
    expect(decoded(bytes)).toBe(czech);
});

it('bytes cut in the middle of a letter are still UTF-8', () => {
  expect(decoded(new TextEncoder().encode('Dům č').subarray(0, 6))).toBe('Dům ');
});

it.each([
  ['a;b\n1;2', ['a', 'b'], [['1', '2']]],
  ['a,b\n1,"2,5"', ['a', 'b'], [['1', '2,5']]],
  ['jednotka;částka\n1247/8;"1 250,00"\n\n', ['jednotka', 'částka'], [['1247/8', '1 250,00']]],
  ['a\tb\n1\t2', ['a', 'b'], [['1', '2']]],
  ['jen jeden sloupec\nx', ['jen jeden sloupec'], [['x']]],
  ['', [], []],
])('%j is a table', (text, head, rows) => expect(cellsOf(text)).toEqual({ head, rows, cut: false }));

it('one endless line and ten thousand rows are shown in part', () => {
  const line = cellsOf('x'.repeat(2_000_000));
  expect(line.head[0]?.length).toBeLessThan(600);
  const many = cellsOf(`a;b\n${'1;2\n'.repeat(10_000)}`);
  expect([many.rows.length, many.cut]).toEqual([1000, true]);
  const wide = cellsOf(`${'x;'.repeat(5000)}\n1;2`);
  expect([wide.head.length, wide.cut]).toEqual([60, true]);
});
