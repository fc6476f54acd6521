import { expect, test } from 'vitest';
// @ts-expect-error The checks are plain JavaScript, because they run before anything is installed.
import { wings } from '../../../tools/wings.mjs';
import { registry } from './nouns.ts';

/** Whoever writes into one noun of a wing makes old what is remembered of all of it. */
const remembered = (noun: string) =>
  Object.entries<string[]>(wings).find(([, nouns]) => nouns.includes(noun))?.[0] ?? noun;

test('every call says the noun it stands under: whatever is remembered of a noun hangs on it', () => {
  const wrong: string[] = [];
  for (const [noun, { endpoints }] of Object.entries(registry)) {
    if ('none' in endpoints) continue;
    for (const [group, calls] of Object.entries(endpoints))
      for (const [name, call] of Object.entries(calls as Record<string, { noun: string }>))
        if (call.noun !== remembered(noun))
          wrong.push(`${group}.${name} says „${call.noun}“ and is of ${remembered(noun)}: name it in callsOf`);
  }
  expect(wrong).toEqual([]);
});
