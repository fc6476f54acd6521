// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { bareCash, bareMoney, decimal, showCash, showMoney } from './amounts.ts';

afterEach(() => {
  document.documentElement.lang = 'cs';
});

it.each([
  ['cs', ['1_234,50', '1_234,50_Kč', '1_234.50', '1_234.50_Kč', '58,2']],
  ['en', ['1,234.50', 'CZK_1,234.50', '1,234.50', 'CZK_1,234.50', '58.2']],
])('amounts of a page in %s are written as its language writes them', (lang, shown) => {
  document.documentElement.lang = lang;
  const said = [bareMoney(123450n), showMoney(123450n), bareCash(123450n), showCash(123450n), decimal('58.2')];
  expect(said.map((text) => text.replaceAll('\u00a0', '_'))).toEqual(shown);
});
