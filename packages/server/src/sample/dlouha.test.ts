import { expect, it } from 'vitest';
import { show, sum } from '#contract/base/shares/fraction.ts';
import { dlouha } from './dlouha.ts';
import { lipova } from './lipova.ts';

it('both sample houses sum to exactly 1', () => {
  for (const house of [lipova(), dlouha()]) expect(show(sum(house.map((u) => u.share)))).toBe('1/1');
});

it('every unit of the samples is owned whole', () => {
  for (const u of [...lipova(), ...dlouha()])
    expect([u.number, show(sum(u.owners.map((o) => o.share)))]).toEqual([u.number, '1/1']);
});

it('the double owner has two units of the same share', () => {
  const two = dlouha().filter((u) => u.owners.some((o) => o.people.some((p) => p.key === 'dvojity')));
  expect(two.map((u) => show(u.share))).toEqual(['600/36000', '600/36000']);
});
