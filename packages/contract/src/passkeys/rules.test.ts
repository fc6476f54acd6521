import { expect, it } from 'vitest';
import { passkeyPlace, wentBack } from './rules.ts';

it.each([
  ['https://portal.example', 'https://portal.example', 'portal.example'],
  ['https://portal.example:8443/neco', 'https://portal.example:8443', 'portal.example'],
  ['http://localhost:8080', 'http://localhost:8080', 'localhost'],
  ['http://127.0.0.1:8080', 'http://localhost:8080', 'localhost'],
  ['http://[::1]:8080', 'http://localhost:8080', 'localhost'],
])('passkeys of %s work at %s', (url, origin, rpId) => {
  expect(passkeyPlace(url)).toEqual({ origin, rpId });
});

it.each(['http://portal.example', 'https://192.0.2.7', 'https://[2001:db8::1]', 'http://10.0.0.5:8080'])(
  'browsers allow no passkeys at %s',
  (url) => expect(passkeyPlace(url)).toBeNull(),
);

it.each([
  [0, 0, false],
  [0, 1, false],
  [4, 5, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('a counter kept at %i that says %i went back: %s', (kept, next, back) => expect(wentBack(kept, next)).toBe(back));
