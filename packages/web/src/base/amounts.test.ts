// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { showMoney as czech } from '#contract/base/money/showing.ts';
import { bareCash, bareMoney, decimal, showCash, showMoney } from './amounts.ts';
import { Answer } from './answer.ts';

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

it.each([
  ['cs', '1_234_567,50_Kč'],
  ['en', 'CZK_1,234,567.50'],
])('a refusal read in %s names amounts as its page does', (lang, told) => {
  document.documentElement.lang = lang;
  const { params } = new Answer(400, 'BANK.ERRORS.COUNT', { gap: czech(123456750n), lines: 3 });
  expect([String(params.gap).replaceAll('\u00a0', '_'), params.lines]).toEqual([told, 3]);
});
