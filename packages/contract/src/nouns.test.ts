import { expect, test } from 'vitest';
import { registry } from './nouns.ts';

test('every call says the noun it stands under: whatever is remembered of a noun hangs on it', () => {
  const wrong: string[] = [];
  for (const [noun, { endpoints }] of Object.entries(registry)) {
    if ('none' in endpoints) continue;
    for (const [group, calls] of Object.entries(endpoints))
      for (const [name, call] of Object.entries(calls as Record<string, { noun: string }>))
        if (call.noun !== noun)
          wrong.push(`${group}.${name} says „${call.noun}“ and is of ${noun}: name it in callsOf`);
  }
  expect(wrong).toEqual([]);
});
