import { describe, expect, it } from 'vitest';
import { deepest, foldersOfPath, linkOf, narrowest, visibilityOf, whyNotMoved } from './rules.ts';
import { kindOf } from './rules-kinds.ts';

describe('a link', () => {
  it.each([
    ['www.tzb-info.cz', 'https://www.tzb-info.cz/'],
    ['  https://example.cz/a?b=1#c ', 'https://example.cz/a?b=1#c'],
    ['http://example.cz', 'http://example.cz/'],
    ['example.cz:8443/x', 'https://example.cz:8443/x'],
    ['//example.cz/x', 'https://example.cz/x'],
    ['háčky.cz/č', 'https://xn--hky-ela4t.cz/%C4%8D'],
  ])('%j is kept as %j', (typed, kept) => expect(linkOf(typed)).toBe(kept));

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.cz',
    'vbscript:x.y',
    'https://banka.cz@zlo.cz/',
    'https:\\\\zlo.cz',
    'localhost',
    'dvě slova.cz',
    `https://example.cz/${'a'.repeat(2000)}`,
  ])('%j is none', (typed) => expect(linkOf(typed)).toBeNull());
});

it('older callers know two visibilities, newer ones all four', () => {
  expect([
    visibilityOf({}),
    visibilityOf({ isPublic: true }),
    visibilityOf({ isPublic: false }),
    visibilityOf({ isPublic: true, visibility: 'audit' }),
  ]).toEqual(['public', 'public', 'committee', 'audit']);
});

it('a path of somebody’s disk is folders under one another and leads nowhere else', () => {
  expect(foldersOfPath('Revize/Výtah')).toEqual(['Revize', 'Výtah']);
  expect(foldersOfPath('Revize/Vy\u0301tah')).toEqual(['Revize', 'Výtah']);
  for (const wrong of ['../tajne', '/etc', 'a//b', 'a/./b', 'a/', '', 'x'.repeat(121)])
    expect([wrong, foldersOfPath(wrong)]).toEqual([wrong, null]);
});

it('a folder goes neither into itself, nor into what it holds, nor too deep', () => {
  expect(whyNotMoved({ id: 3, depth: 1 }, { path: [1, 2] })).toBeNull();
  expect(whyNotMoved({ id: 2, depth: 1 }, { path: [1, 2] })).toBe('FOLDER.ERRORS.INTO_ITSELF');
  expect(whyNotMoved({ id: 1, depth: 2 }, { path: [1, 2, 3] })).toBe('FOLDER.ERRORS.INTO_ITSELF');
  const path = Array.from({ length: deepest - 1 }, (_, i) => i + 10);
  expect(whyNotMoved({ id: 3, depth: 1 }, { path })).toBeNull();
  expect(whyNotMoved({ id: 3, depth: 2 }, { path })).toBe('FOLDER.ERRORS.TOO_DEEP');
});

it.each([
  [[], null],
  [['public', 'public'], 'public'],
  [['public', 'owner', 'public'], 'owner'],
  [['audit', 'public'], 'audit'],
  [['owner', 'audit'], 'committee'],
  [['public', 'committee', 'owner'], 'committee'],
] as const)('the chain %j comes to %j', (chain, whole) => expect(narrowest(chain)).toBe(whole));

it.each([
  ['application/pdf', 'pdf'],
  ['image/webp', 'image'],
  ['text/csv', 'sheet'],
  ['text/plain', 'text'],
  ['link', 'link'],
  ['application/zip', 'other'],
  ['', 'other'],
])('%s is of the kind %s', (type, kind) => expect(kindOf(type)).toBe(kind));
