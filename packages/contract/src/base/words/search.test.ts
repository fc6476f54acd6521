import { describe, expect, it } from 'vitest';
import { pieceAround, searchKey, searchPatterns, spansIn } from './search.ts';

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

describe('what is marked in the text that was found', () => {
  const marked = (text: string, asked: string) =>
    spansIn(text, asked).reduceRight((t, [a, b]) => `${t.slice(0, a)}[${t.slice(a, b)}]${t.slice(b)}`, text);

  it.each([
    ['Výměna stoupaček', 'stoupa', 'Výměna [stoupa]ček'],
    ['Zálohy a ZÁLOHA', 'zaloh', '[Záloh]y a [ZÁLOH]A'],
    ['Zálohy', 'ZÁLOHY', '[Zálohy]'],
    ['Z\u0061\u0301lohy', 'zalo', '[Z\u0061\u0301lo]hy'],
    ['Byt 1247/2 a 2/2026', '2/2', 'Byt 1247/2 a [2/2]026'],
    ['Dva  mezery', 'dva mezery', '[Dva  mezery]'],
    ['Účet 5 % (sleva)', '5 % (', 'Účet [5 % (]sleva)'],
    ['Jan Novák', 'novak jan', '[Jan] [Novák]'],
    ['Oprava střechy', 'výtah', 'Oprava střechy'],
    ['😀 Zálohy', 'zál', '😀 [Zál]ohy'],
  ])('%s, asked %s', (text, asked, shown) => expect(marked(text, asked)).toBe(shown));

  it('under three characters only beginnings of words', () => {
    expect(marked('Závada na závoře, mezaz „Za“', 'za')).toBe('[Zá]vada na [zá]voře, mezaz „[Za]“');
    expect(marked('1247/2, 2. patro', '2')).toBe('1247/[2], [2]. patro');
  });

  it('a longer text is cut around the match, between words', () => {
    const text = `${'Nic o tom. '.repeat(20)}Technik přijde ve středu ráno. ${'Ani potom. '.repeat(20)}`;
    const piece = pieceAround(text, 'prijde', 60) as string;
    expect(piece).toBe('… Nic o tom. Technik přijde ve středu ráno. Ani potom. Ani …');
    expect(pieceAround('Krátký text', 'text')).toBe('Krátký text');
    expect(pieceAround(text, 'vytah')).toBeNull();
    expect(pieceAround('x'.repeat(500), 'xxx', 20)).toContain('xxx');
  });
});
