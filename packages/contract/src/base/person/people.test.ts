import { describe, expect, it } from 'vitest';
import { line, plainLine } from './people.ts';

describe('a line of text', () => {
  it.each([
    ['  Jana\tNováková\n', 'Jana Nováková'],
    ['Ján\u200b\ufeff Nov\u00adák', 'Ján Novák'],
    ['\u202eexe.\u202cfakt\u2066ura\u2069', 'exe.faktura'],
    ['Nov\u200dák', 'Novák'],
    ['dům 👩‍👧 a 👩🏽‍🚒', 'dům 👩‍👧 a 👩🏽‍🚒'],
    ['\u0007\u009b31m', '31m'],
  ])('%j shows all it holds: %j', (typed, kept) => {
    expect(plainLine(typed)).toBe(kept);
    expect(line().parse(typed)).toBe(kept);
  });

  it('is counted without what nobody sees', () => {
    expect(line(3).safeParse('a\u200bb\u200bc').success).toBe(true);
  });
});
