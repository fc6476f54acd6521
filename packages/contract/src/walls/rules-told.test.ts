import { expect, it } from 'vitest';
import { isImpersonal } from './rules-told.ts';

const names = ['Němec', 'Alena', 'Svobodová', 'Ng'];

it('what a stranger may be told names nobody of the house, no flat and no number', () => {
  const told = ['Vyměněný ventil.', 'Čerpadlo jede, sklep je suchý. 2 hodiny práce.', ''];
  const held = [
    'Zaplatil to pan domácí.',
    'Předáno Němcovi.',
    'Klíč má alena.',
    'Teklo to od Svobodů.',
    'Volejte 777 204 118.',
    'Pište na sprava@dum.example.',
    'Příčina byla v bytě 5.',
    'Podle Ng je hotovo.',
  ];
  expect(told.filter((text) => !isImpersonal(text, names))).toEqual([]);
  expect(held.filter((text) => isImpersonal(text, names))).toEqual([]);
  expect(isImpersonal('Předáno Němcovi.', [])).toBe(true);
});
