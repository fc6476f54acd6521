import { expect, test } from 'vitest';
import { initials, plateText } from './signs.ts';

test.each([
  ['SVJ Lipová 14', '14'],
  ['SVJ Na Výsluní 3 a 5', '3·5'],
  ['Žižkova 108', '108'],
  ['Čapkova 14a', '14a'],
  ['SVJ U Lípy', 'U'],
  ['Společenství vlastníků Kaštanová', 'K'],
])('the plate of %s is %s', (name, plate) => {
  expect(plateText(name)).toBe(plate);
});

test.each([
  ['Ing. Tomáš Řezáč, CSc.', 'TŘ'],
  ['JUDr. Ludmila Žabková', 'LŽ'],
  ['Jan Amos Komenský', 'JK'],
  ['Lipnická realitní s.r.o.', 'LR'],
  ['Jana Malá a Petr Malý (SJM)', 'JM'],
  ['spravce@pavlac.example', 'S'],
  ['', ''],
])('the arch of %s says %s', (name, sign) => {
  expect(initials(name)).toBe(sign);
});
