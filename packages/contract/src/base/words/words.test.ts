import { expect, it } from 'vitest';
import { askedWords, pieceOf, wordsOf } from './words.ts';

it('words are told without case, diacritics and signs between them', () => {
  expect([...wordsOf('Vodoměr č. 1247/2 – oprava, VÝMĚNA; e-mail')]).toEqual([
    'vodomer',
    'c',
    '1247',
    '2',
    'oprava',
    'vymena',
    'e',
    'mail',
  ]);
});

it('letters drawn as one are the letters that they are, and a long word is kept by its beginning', () => {
  expect([...wordsOf('ﬁnance Příští')]).toEqual(['finance', 'pristi']);
  expect([...wordsOf('a'.repeat(100))]).toEqual(['a'.repeat(40)]);
});

it('what is asked needs a word of three letters; one letter is asked whole', () => {
  expect(askedWords('vo')).toEqual([]);
  expect(askedWords('1 2 v')).toEqual([]);
  expect(askedWords('Vodoměr 1247/2')).toEqual([
    { word: 'vodomer', isWhole: false },
    { word: '1247', isWhole: false },
    { word: '2', isWhole: true },
  ]);
  expect(askedWords('jedna dva tri ctyri pet sest sedm osm devet')).toHaveLength(8);
});

it('a piece stands around the word, wherever in a long text it is', () => {
  const text = `${'Úvodní řeč o všem možném. '.repeat(300)}Výměna vodoměrů proběhne v květnu. ${'Závěr. '.repeat(300)}`;
  const piece = pieceOf(text, 'vodomer');
  expect(piece).toContain('vodoměrů proběhne v květnu');
  expect((piece as string).length).toBeLessThan(160);
  expect(pieceOf(text, 'kvetnu uvodni')).toContain('Úvodní');
  expect(pieceOf(text, 'plynoměr')).toBeNull();
  expect(pieceOf('Text s (závorkou) a + plusem', 'zavorkou +')).toContain('závorkou');
});

it('letters that come in two parts do not lead the piece away', () => {
  const text = `${'ǆ ﬃ ẞ '.repeat(500)}vodoměr je tady`;
  expect(pieceOf(text.normalize('NFD'), 'vodoměr')).toContain('tady');
});
