import { expect, test } from 'vitest';
import { withOneStop } from './stops.ts';

test.each([
  ['Jan Novák, Ph.D.', 'Hlasoval Jan Novák, Ph.D. Za 1.'],
  ['Domov s.r.o.', 'Hlasoval Domov s.r.o. Za 1.'],
  ['Jan Novák', 'Hlasoval Jan Novák. Za 1.'],
])('%s ends a sentence with one full stop', (who, sentence) => {
  expect(withOneStop((p) => `Hlasoval ${p.who}. Za ${p.n}.`, { who, n: '1' })).toBe(sentence);
});

test('a full stop inside stays, and a sentence without arguments is said as it is', () => {
  expect(withOneStop((p) => `${p.who}, ${p.who} (${p.who})`, { who: 'CSc.' })).toBe('CSc., CSc. (CSc.)');
  expect(withOneStop(() => 'Konec...', undefined)).toBe('Konec...');
});
