import { describe, expect, it } from 'vitest';
import { searchKey, searchPatterns } from './search.ts';

describe('search without diacritics', () => {
  it.each([
    ['Zálohy', 'zalohy'],
    ['  Příliš   žluťoučký ', 'prilis zlutoucky'],
    ['Úlehlíková Marie', 'ulehlikova marie'],
  ])('%s → %s', (text, key) => expect(searchKey(text)).toBe(key));

  it('under three characters matches beginnings of words, then any part', () => {
    expect(searchPatterns('Ří')).toEqual(['ri%', '% ri%']);
    expect(searchPatterns('Řípa')).toEqual(['%ripa%', '%ripa%']);
  });

  it('wildcards are plain characters', () => expect(searchPatterns('5%_\\')[0]).toBe('%5\\%\\_\\\\%'));
});
