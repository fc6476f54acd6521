import { expect, it } from 'vitest';
import { comesWith } from '../../web/build/sheets.ts';

/** Who brings whom, and who is brought by whom. */
function graphOf(brings: Record<string, string[]>) {
  const importersOf = (id: string) => Object.keys(brings).filter((one) => brings[one]?.includes(id));
  return (id: string) => ({ importedIds: brings[id] ?? [], importers: importersOf(id) });
}

it('a sheet comes with who wears it, or with everybody who brings them; one bare way is enough to be bare', () => {
  const sheet = '/styles/Chip.layer.css';
  const comes = (id: string, brings: Record<string, string[]>) => comesWith(id, '/Chip', graphOf(brings));
  expect(comes('form', { form: [sheet] })).toBe(true);
  expect(comes('part', { form: ['part', sheet], part: [] })).toBe(true);
  expect(comes('part', { form: ['part', sheet], page: ['part'], part: [] })).toBe(false);
  expect(comes('part', { form: ['part'], page: ['form', sheet], part: [] })).toBe(true);
  expect(comes('part', { form: ['part', '/styles/MicroChip.layer.css'], part: [] })).toBe(false);
  expect(comes('a', { a: ['b'], b: ['a'] })).toBe(false);
});
