import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partOf, wallParts } from './rules-wall.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

it('a wording that a wall holds is one part, a longer one several that say all of it in order', () => {
  expect(wallParts('Střecha', 'Společenství opraví střechu.')).toEqual(['Společenství opraví střechu.']);
  const long = Array.from({ length: 40 }, (_, n) => `${n + 1}. Společenství opraví část domu číslo ${n + 1}.`).join(
    ' ',
  );
  const parts = wallParts('Opravy', long);
  expect(parts.length).toBeGreaterThan(2);
  expect(words(parts.join(' '))).toEqual(words(long));
  expect(wallParts('Opravy'.repeat(30), long).length).toBeGreaterThan(parts.length);
});

it('a part ends with a sentence, not inside one, nor behind a number or a short word of it', () => {
  const sentence = (n: number) => `Společenství opraví podle čl. II a nabídky Ing. Nováka č. ${n} celou část domu.`;
  const long = Array.from({ length: 14 }, (_, n) => sentence(n)).join(' ');
  const parts = wallParts('Opravy', long);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part).toMatch(/^Společenství .*domu\.$/s);
  // Evenly: no part is a sentence left over.
  expect(Math.min(...parts.map((part) => part.split('domu.').length))).toBeGreaterThan(3);
});

it('whatever is written, nothing of it is lost and no part is longer than its room', () => {
  const word = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'ř', '1', '.', '–') });
  const wording = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '\n')), { maxLength: 300 });
  fc.assert(
    fc.property(wording, fc.integer({ min: 1, max: 200 }), (some, length) => {
      const text = some.flat().join('').trim();
      const parts = wallParts('n'.repeat(length), text);
      expect(words(parts.join(' '))).toEqual(words(text));
      for (const part of parts) expect(part.length).toBeLessThan(9 * 63);
    }),
  );
});

it('a part that is gone is the last one', () => {
  expect([partOf(['a', 'b'], 0), partOf(['a', 'b'], 1), partOf(['a', 'b'], 7), partOf([], 3)]).toEqual([0, 1, 1, 0]);
});
