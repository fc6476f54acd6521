import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../base/shares/fraction.ts';
import { presets } from '../motions/rules-law.ts';
import type { Rule } from '../motions/rules-result.ts';
import { bodyOf, canonical, commitment, entryHash, fingerprintOf, headText, isSigned, type Json } from './rules.ts';
import { censusText, committedNames, type Frozen, readCensus, shareOf } from './rules-frozen.ts';

describe('one text for one value', () => {
  it.each([
    [{ b: 1, a: [true, null, 'é"\n'] }, '{"a":[true,null,"é\\"\\n"],"b":1}'],
    [{ num: 10n ** 20n, den: 3n }, '{"den":"3","num":"100000000000000000000"}'],
    [{ Z: 1, a: 2, ž: 3 }, '{"Z":1,"a":2,"ž":3}'],
    [[], '[]'],
    [-0, '0'],
  ] as [Json, string][])('%o: %s', (value, text) => expect(canonical(value)).toBe(text));

  it.each([0.1, Number.NaN, 2 ** 53, undefined, { a: undefined }, [() => 1]])('refuses %o', (value) => {
    expect(() => canonical(value as Json)).toThrow(TypeError);
  });

  it('reads back the same and forgets the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.maxSafeInteger(), fc.boolean())), (map) => {
        const text = canonical(map);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(canonical(Object.fromEntries(Object.entries(map).reverse()))).toBe(text);
      }),
    );
  });
});

const assembly = presets.find((p) => p.id === 'assembly') as Rule;
const rule: Rule = { ...assembly, accept: fraction(2, 3), inclusive: true };
const names = committedNames(2, { owners: 'Jan Novák', spare: '' });
const frozen: Frozen = {
  form: 2,
  vote: 5,
  name: 'Výtah',
  text: '',
  meeting: '',
  rule,
  opensAt: null,
  closesAt: '2026-12-24T18:00:00.000Z',
  shows: 'named',
  paperDays: 3,
  law: null,
  points: [
    { id: 9, name: 'Výměna', text: '<p>Nový výtah</p>' },
    { id: 8, name: 'Úvěr', text: '' },
  ],
  seats: [
    {
      id: 2,
      unitIds: [21, 20],
      labels: ['1', '2'],
      share: fraction(1, 3),
      own: false,
      commitment: commitment('5a17', names),
      ownerIds: [7],
      voters: [[7, 'owner']],
    },
    {
      id: 1,
      unitIds: [10],
      labels: ['3'],
      share: fraction(2, 3),
      own: true,
      commitment: commitment('5a18', 'Společenství'),
      ownerIds: [],
      voters: [],
    },
  ],
};

it('a commitment hides the names by its salt', () => {
  expect(commitment('5a17', 'Jan Novák')).toBe(createHash('sha256').update('5a17|Jan Novák').digest('hex'));
  expect(commitment('5a18', 'Jan Novák')).not.toBe(commitment('5a17', 'Jan Novák'));
  const seat = { owners: 'Jan Novák', spare: 'Eva Malá' };
  expect(committedNames(1, seat)).toBe('Jan Novák');
  expect(committedNames(2, seat)).toBe('{"owners":"Jan Novák","spare":"Eva Malá"}');
});

it('the frozen list is one text whatever the order of its seats, and anything else in it changes the fingerprint', () => {
  const text = censusText(frozen);
  expect(censusText({ ...frozen, seats: [...frozen.seats].reverse() })).toBe(text);
  const first1 = 'accept basis inclusive name of participation points seats type v vote'.split(' ');
  const added = 'closesAt law meeting opensAt paperDays shows text'.split(' ');
  expect(Object.keys(JSON.parse(text)).sort()).toEqual([...first1, ...added].sort());
  // The first form is what older votes were frozen by: it never changes.
  const older = censusText({ ...frozen, form: 1 });
  expect(Object.keys(JSON.parse(older))).toEqual(first1);
  expect(older).toContain('"seats":[{"den":"3","id":1,"num":"2","own":true,"owners":');
  const [first, second] = frozen.seats as [Frozen['seats'][0], Frozen['seats'][0]];
  const others: Frozen[] = [
    { ...frozen, vote: 6 },
    { ...frozen, text: 'Jinak' },
    { ...frozen, meeting: 'Shromáždění' },
    { ...frozen, opensAt: '2026-12-01T18:00:00.000Z' },
    { ...frozen, closesAt: '2026-12-25T18:00:00.000Z' },
    { ...frozen, shows: 'hidden' },
    { ...frozen, paperDays: 0 },
    { ...frozen, law: { quorum: '1/2', quorumInclusive: false, share: '1/2', inclusive: false, of: 'present' } },
    { ...frozen, name: 'Vytah' },
    { ...frozen, rule: { ...rule, inclusive: !rule.inclusive } },
    { ...frozen, rule: { ...rule, accept: fraction(3, 4) } },
    { ...frozen, points: [...frozen.points].reverse() },
    { ...frozen, points: frozen.points.slice(1) },
    { ...frozen, points: frozen.points.map((p) => ({ ...p, files: ['ab'] })) },
    { ...frozen, points: frozen.points.map((p) => ({ ...p, files: ['ab', 'cd'] })) },
    { ...frozen, points: frozen.points.map((p) => ({ ...p, files: ['cd', 'ab'] })) },
    { ...frozen, seats: [second] },
    { ...frozen, seats: [{ ...first, own: true }, second] },
    { ...frozen, seats: [{ ...first, labels: ['1', '3'] }, second] },
    { ...frozen, seats: [{ ...first, ownerIds: [8] }, second] },
    { ...frozen, seats: [{ ...first, voters: [[8, 'owner']] }, second] },
    { ...frozen, seats: [{ ...first, voters: [[7, 'representative']] }, second] },
    { ...frozen, seats: [{ ...first, unitIds: [21] }, second] },
    { ...frozen, seats: [{ ...first, share: fraction(2, 6) }, second] },
    { ...frozen, seats: [{ ...first, commitment: commitment('5a17', 'Jana Nováková') }, second] },
  ];
  const prints = [text, ...others.map(censusText)].map(fingerprintOf);
  expect(new Set(prints).size).toBe(prints.length);
});

it('is read back as it was frozen', () => {
  const census = readCensus(censusText(frozen));
  expect(census).toMatchObject({ vote: 5, rule: { type: 'local', basis: 'assembly', of: 'present', inclusive: true } });
  expect(census?.rule.accept).toEqual(fraction(2, 3));
  expect(census?.points.map((p) => p.id)).toEqual([9, 8]);
  expect(census?.seats.map((s) => [s.id, s.share, s.units, s.own])).toEqual([
    [1, fraction(2, 3), 1, true],
    [2, fraction(1, 3), 2, false],
  ]);
  for (const bad of ['', '{}', '[]', 'null', censusText(frozen).replace('2/3', '2/0')])
    expect(readCensus(bad)).toBeNull();
});

it('a share is read in either writing', () => {
  expect(shareOf('1/3')).toEqual(fraction(1, 3));
  expect(shareOf('{"numerator":"1","denominator":"3"}')).toEqual(fraction(1, 3));
  for (const bad of ['', '1/0', 'x', undefined, null]) expect(shareOf(bad)).toBeNull();
});

it('no field of a kind stands in for what binds an entry to its place', () => {
  const entry = { vote: 5, seq: 3, at: '2026-11-21T17:00:00.000Z', kind: 'ballot', nonce: 'ab', prev: 'cd' } as const;
  const body = bodyOf(entry, { seat: 1, seq: 99, prev: '', v: 7, answers: { '9': 'agree' } });
  expect(JSON.parse(body)).toEqual({ ...entry, v: 2, seat: 1, answers: { '9': 'agree' } });
  expect(entryHash(body)).toBe(createHash('sha256').update(body).digest('hex'));
});

describe('a signed head', () => {
  const { privateKey, publicKey: key } = generateKeyPairSync('ed25519');
  const publicKey = key.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
  const head = { seq: 3, hash: 'ab'.repeat(32) };
  const signature = sign(null, Buffer.from(headText(5, head)), privateKey).toString('hex');

  it('is known by the public key', () => {
    expect(headText(5, head)).toBe(`{"hash":"${head.hash}","seq":3,"vote":5}`);
    expect(isSigned(5, { ...head, signature }, publicKey)).toBe(true);
  });

  it.each([
    ['of another vote', 6, head, signature, publicKey],
    ['of another place', 5, { ...head, seq: 2 }, signature, publicKey],
    ['of another entry', 5, { ...head, hash: 'ac'.repeat(32) }, signature, publicKey],
    ['by another key', 5, head, signature, `${publicKey.slice(2)}00`],
    ['in capitals', 5, head, signature.toUpperCase(), publicKey],
    ['cut', 5, head, signature.slice(2), publicKey],
    ['empty', 5, head, '', ''],
  ])('not one %s', (_, vote, h, s, k) => expect(isSigned(vote, { ...h, signature: s }, k)).toBe(false));
});
