import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballot, cast, type Fields, house, ledger, type Made, publicKey, ruleOf, signed, vote } from '#house/ledger.ts';
import { show } from '../base/shares/fraction.ts';
import { entryHash, fingerprintOf, type Json } from '../ledger/rules.ts';
import type { Pack } from '../ledger/rules-recount.ts';
import { voteValues } from '../motions/schema.ts';
import { checkLedger, recount } from './rules-checks.ts';
import { type Finding, nameOf } from './rules-findings.ts';

const differs = (seat: number, point: number) => `answer of seat ${seat} to point ${point} differs from the ledger`;
const renamed = (p: Pack) => p.census.replace('Výtah', 'Vytah');
function swapBodies(a: { body: string }, b: { body: string }) {
  [a.body, b.body] = [b.body, a.body];
}
const said = (pack: Pack) => checkLedger(pack, publicKey).map(nameOf);
const edit = (pack: Pack, change: (copy: Made) => unknown): Pack => {
  const copy = structuredClone(pack) as Made;
  change(copy);
  return copy;
};
const row = (pack: Pack, i: number) => pack.entries[i] as Made['entries'][0];

it('a ledger nobody touched has nothing to say, and recounts to what the portal shows', () => {
  const pack = house();
  expect(said(pack)).toEqual([]);
  expect(recount(pack)?.points.map((p) => p.verdict.passed)).toEqual([true, true]);
  expect(said(house({ finish: false }))).toEqual([]);
  const running = edit(house({ finish: false }), (p) => {
    for (const e of p.entries) (e as { body: string | null }).body = null;
    p.answers.length = 0;
  });
  expect([said(running), recount(running)]).toEqual([[], null]);
  expect(said(ledger({ entries: [ballot(4, 'agree'), { kind: 'cancel', reason: 'omyl' }], finish: false }))).toEqual(
    [],
  );
});

describe('what was done to it is named', () => {
  const noVote = (p: Pack) => row(p, 2).body.replace('notAgree', 'noVote');
  const other = 'ab'.repeat(32);
  it.each<[string, string[], (p: Made) => unknown]>([
    ['an answer in an entry', ['changed seq 2'], (p) => Object.assign(row(p, 2), { body: noVote(p) })],
    [
      'an entry with its hash',
      ['changed seq 2'],
      (p) => Object.assign(row(p, 2), { body: noVote(p), hash: entryHash(noVote(p)) }),
    ],
    [
      'another writing of it',
      ['changed seq 2'],
      (p) => Object.assign(row(p, 2), { body: row(p, 2).body.replace(':', ': ') }),
    ],
    [
      'the last entry',
      ['changed seq 5'],
      (p) => Object.assign(row(p, 5), { body: row(p, 5).body.replace('true', 'false') }),
    ],
    ['a hash', ['changed seq 3'], (p) => Object.assign(row(p, 3), { hash: other })],
    ['a link', ['changed seq 3'], (p) => Object.assign(row(p, 3), { prev: other })],
    [
      'a link in the body',
      ['changed seq 3'],
      (p) => Object.assign(row(p, 3), { body: row(p, 3).body.replace(row(p, 2).hash, other) }),
    ],
    ['a number', ['moved seq 1', 'moved seq 3'], (p) => Object.assign(row(p, 3), { seq: 1 })],
    ['an entry dropped', ['missing seq 3'], (p) => p.entries.splice(3, 1)],
    ['the start dropped', ['missing seq 0'], (p) => p.entries.splice(0, 1)],
    ['an entry twice', ['added seq 3'], (p) => p.entries.splice(3, 0, { ...row(p, 3) })],
    ['an entry after the head', ['added seq 6'], (p) => p.entries.push({ ...row(p, 5), seq: 6 })],
    ['a copy at the beginning', ['added seq 6', 'moved seq 0'], (p) => p.entries.unshift({ ...row(p, 5), seq: 6 })],
    ['entries in another order', ['moved seq 2'], (p) => p.entries.splice(2, 2, row(p, 3), row(p, 2))],
    ['bodies swapped', ['moved seq 2', 'moved seq 3'], (p) => swapBodies(row(p, 2), row(p, 3))],
    ['the end cut off', ['truncated at 3, head says 5'], (p) => p.entries.splice(4)],
    ['nothing left', ['truncated at -1, head says 5'], (p) => p.entries.splice(0)],
    ['the head', ['signature'], (p) => Object.assign(p.head, { hash: other })],
    ['the list', ['fingerprint'], (p) => Object.assign(p, { census: renamed(p) })],
    [
      'the list with its fingerprint',
      ['fingerprint'],
      (p) => Object.assign(p, { census: renamed(p), fingerprint: fingerprintOf(renamed(p)) }),
    ],
    [
      'a name',
      ['owners of seat 2 differ from the fingerprint'],
      (p) => Object.assign(p.names[1] as object, { owners: 'X' }),
    ],
    ['a shown answer', [differs(3, 101)], (p) => Object.assign(p.answers[1]?.answers as object, { '101': 'notAgree' })],
    ['an answer of who has none', [differs(1, 100)], (p) => p.answers.push({ seat: 1, answers: { '100': 'agree' } })],
    ['an answer of nobody', [differs(77, 100)], (p) => p.answers.push({ seat: 77, answers: { '100': 'agree' } })],
    ['a hidden answer', [differs(4, 100), differs(4, 101)], (p) => p.answers.splice(0, 1)],
    [
      'a shown verdict',
      ['result of point 101 differs'],
      (p) => Object.assign(p.results[1] as object, { passed: false }),
    ],
    [
      'a shown sum',
      ['result of point 100 differs'],
      (p) => Object.assign(p.results[0]?.columns as object, { agree: '1/2' }),
    ],
    ['a hidden result', ['result of point 101 differs'], (p) => p.results.pop()],
  ])('%s: %s', (_, names, change) => expect(said(edit(house(), change)).sort()).toEqual([...names].sort()));

  it('a ledger written anew by somebody without the key', () => {
    const [anew, own] = [house({ entries: [ballot(4, 'notAgree')] }), house()];
    expect(said({ ...anew, head: own.head })).toContain('truncated at 2, head says 5');
    expect(said({ ...anew, head: { ...anew.head, signature: own.head.signature } })).toEqual(['signature']);
  });

  it('a pack that vouches for itself by a key of its own', () => {
    const pack = house();
    expect(checkLedger(pack, 'ab'.repeat(32))).toEqual([{ kind: 'signature' }]);
    expect(checkLedger(pack, [])).toEqual([{ kind: 'signature' }]);
    expect(checkLedger(pack, ['ab'.repeat(32), publicKey])).toEqual([]);
  });

  it('what cannot have happened although it is well chained', () => {
    const twice = [ballot(4, 'agree'), ballot(4, 'notAgree')];
    expect(said(ledger({ entries: twice }))).toEqual(['odd seq 2: again']);
    expect(
      recount(ledger({ entries: twice }))
        ?.answers.get(4)
        ?.get(100),
    ).toBe('agree');
    expect(said(ledger({ entries: [{ ...ballot(4, 'agree'), answers: { '99': 'agree' } }] }))).toEqual([
      'odd seq 1: unknown',
    ]);
    expect(said(ledger({ entries: twice, rule: ruleOf('assembly') }))).toEqual([]);
    expect(said(ledger({ entries: [ballot(77, 'agree')] }))).toEqual(['odd seq 1: unknown']);
    expect(said(ledger({ entries: [ballot(4, 'maybe')] }))).toEqual(['odd seq 1: unknown']);
    const late = [{ kind: 'cancel', reason: '' }, ballot(4, 'agree'), { kind: 'objection', seat: 4, by: 1 }];
    expect(said(ledger({ entries: late, finish: false }))).toEqual(['odd seq 2: late']);
  });
});

describe('what the portal itself signed wrongly', () => {
  const last = (change: (body: string) => string) =>
    edit(house({ finish: false }), (p) => {
      const body = change(row(p, 4).body);
      Object.assign(row(p, 4), { body, hash: entryHash(body) });
      p.head = signed(p.entries);
    });
  it.each([
    ['in another writing', (body: string) => body.replace(':', ': ')],
    ['with a key twice', (body: string) => body.replace('"v":2', '"v":2,"vote":5')],
    ['of another vote', (body: string) => body.replace(`"vote":${vote}`, '"vote":6')],
    ['of another place', (body: string) => body.replace('"seq":4', '"seq":5')],
  ])('an entry %s', (_, change) => expect(said(last(change))).toEqual(['changed seq 4']));

  it('results that the ballots do not give', () => {
    const { results } = house();
    const of = (i: number) => ({ ...results[i]?.columns, counts: results[i]?.counts });
    const declared = { '100': { ...of(0), passed: true }, '101': { ...of(1), passed: false } } as unknown as Json;
    const wrong: Fields = { kind: 'finish', results: declared, byOthers: [0, 0, '0/1'] };
    const pack = ledger({ entries: [...cast, wrong], finish: false });
    expect(said({ ...pack, results })).toEqual(['result of point 101 differs']);
  });
});

it('in the room the last answer of a seat counts, point by point', () => {
  const later: Fields = { kind: 'ballot', seat: 4, answers: { '101': 'notAgree' }, channel: 'local', by: 1 };
  const pack = ledger({ entries: [ballot(4, 'agree'), ballot(3, 'agree'), later], rule: ruleOf('assembly') });
  expect(recount(pack)?.points.map((p) => [show(p.tally.agree.share), p.verdict.passed])).toEqual([
    ['7/10', true],
    ['3/10', false],
  ]);
});

it('any single changed character anywhere is found, and one in an entry names that entry', () => {
  const pack = house();
  const leaves: [string[], string][] = [];
  const walk = (value: unknown, path: string[]): void => {
    // Nothing out of nine is nothing out of ten.
    if (typeof value === 'string' && !value.startsWith('0/')) leaves.push([path, value]);
    else if (typeof value === 'object' && value) for (const [k, v] of Object.entries(value)) walk(v, [...path, k]);
  };
  walk(pack, []);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom(...'09afAZ/" {é'), (which, where, letter) => {
      const [path, text] = leaves[which % leaves.length] as [string[], string];
      const i = where % Math.max(text.length, 1);
      const changed = `${text.slice(0, i)}${letter}${text.slice(i + 1)}`;
      if (changed === text) return;
      const copy = structuredClone(pack) as never;
      const last = path.at(-1) as string;
      const holder = path.slice(0, -1).reduce((at, k) => at[k] as never, copy as { [key: string]: unknown });
      holder[last] = changed;
      const found = checkLedger(copy, publicKey);
      expect([path, changed, found.length]).not.toEqual([path, changed, 0]);
      if (path[0] === 'entries')
        expect(found).toContainEqual({ kind: 'changed', seq: Number(path[1]) } satisfies Finding);
    }),
    { numRuns: 800 },
  );
});

it('2 000 seats with 20 points recount in far less than three seconds', () => {
  const answers = (n: number) =>
    Object.fromEntries(Array.from({ length: 20 }, (_, p) => [100 + p, voteValues[(n + p) % 3] as string]));
  const entries = Array.from({ length: 1999 }, (_, n) => ({
    kind: 'ballot',
    seat: n + 1,
    answers: answers(n),
    channel: 'own',
    by: n,
  }));
  const pack = ledger({ seats: 2000, points: 20, entries });
  const from = performance.now();
  expect(checkLedger(pack, publicKey)).toEqual([]);
  expect(performance.now() - from).toBeLessThan(3000);
});
