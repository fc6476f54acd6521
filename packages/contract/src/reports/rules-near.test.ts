import { expect, it } from 'vitest';
import { searchKey } from '../base/words/search.ts';
import { fewestHits, stemsOf } from './rules-near.ts';

const alike = (title: string, other: string): boolean => {
  const stems = stemsOf(title);
  return stems.filter((stem) => searchKey(other).includes(stem)).length >= fewestHits(stems) && stems.length > 0;
};

it.each([
  ['Kape voda ve sklepě', 'Z trubky kape vodu do sklepa', true],
  ['Nesvítí světlo', 'Světla u výtahu nesvítila', true],
  ['VÝTAH STOJÍ', 'výtahem se nedá jet', true],
  ['Rozbité okno', 'Kape voda ve sklepě', false],
  ['Ve', 'Kape voda ve sklepě', false],
  ['', 'Kape voda', false],
  ['💧', 'Kape voda', false],
])('%s beside %s: offered %s', (title, other, is) => expect(alike(title, other)).toBe(is));

it('looks for a few words and each once', () => {
  expect(stemsOf('Kape kape KAPE')).toEqual(['kap']);
  expect(stemsOf('jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct')).toHaveLength(8);
});
