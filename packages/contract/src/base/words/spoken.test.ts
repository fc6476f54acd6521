import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

test.each([
  ['1–4 z(e) 4', '1–4 ze_4'],
  ['9 z(e) 24', '9 z_24'],
  ['0 z(e) 12', '0 ze_12'],
  ['5 z(e) 5', '5 z_5'],
  ['7 z(e) 41', '7 ze_41'],
  ['7 z(e) 150', '7 ze_150'],
  ['7 z(e) 1 500 jednotek', '7 z_1 500 jednotek'],
  ['7 z(e) 2 500', '7 ze_2 500'],
])('%s', (said, heard) => {
  expect(spoken(() => said, undefined).replaceAll('\u00a0', '_')).toBe(heard);
});

test('a sentence without such words stays as it was set', () => {
  expect(spoken(() => 'v domě', undefined)).toBe('v domě');
  expect(spoken(({ who }) => `Hlasoval ${who}.`, { who: 'Jan Novák, Ph.D.' })).toBe('Hlasoval Jan Novák, Ph.D.');
});
