import { expect, it } from 'vitest';
import { answersTitle } from './rules-outages.ts';

it.each([
  ['Voda neteče', 'Odstávka teplé vody', true],
  ['VE SPRŠE TEČE JEN STUDENÁ', 'Odstávka teplé vody', true],
  ['Nejde proud', 'Přerušení dodávky elektřiny', true],
  ['Nesvítí světlo na chodbě', 'Přerušení dodávky elektřiny', true],
  ['Netopí radiátor', 'Odstávka teplé vody', false],
  ['Netopí radiátor', 'Oprava kotle, netopíme', true],
  ['Výtah stojí mezi patry', 'Výtah mimo provoz', true],
  ['Rozbitá dlažba', 'Výtah mimo provoz', false],
  ['No hot water', 'Water outage', true],
  // Of what tells no kind a shared word decides.
  ['Rozhlas nehraje', 'Domovní rozhlas mimo provoz', true],
  ['Kolo na chodbě', 'Domovní rozhlas mimo provoz', false],
  ['', 'Odstávka teplé vody', false],
])('%s ← %s: %s', (title, outage, answers) => {
  expect(answersTitle(title, { title: outage })).toBe(answers);
});
