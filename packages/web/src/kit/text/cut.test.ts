import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test.each([
  ['Krátký název', 'Krátký název'],
  ['Přesně třicet znaků má název A', 'Přesně třicet znaků má název A'],
  ['Odstávka teplé vody ve středu 8–15 h', 'Odstávka teplé vody ve středu…'],
  ['Odečty vodoměrů a indikátorů tepla', 'Odečty vodoměrů a indikátorů…'],
  ['Výměna stoupaček – harmonogram prací', 'Výměna stoupaček…'],
  ['Nejneobhospodařovávatelnějšímu domu', 'Nejneobhospodařovávatelnějším…'],
  ['🏠'.repeat(31), `${'🏠'.repeat(29)}…`],
])('%s reads %s', (text, shown) => {
  expect(cut(text, 30)).toBe(shown);
});
