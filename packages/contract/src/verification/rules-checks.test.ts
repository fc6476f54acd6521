import { describe, expect, it } from 'vitest';
import {
  ballot,
  cast,
  type Fields,
  house,
  ledger,
  type Made,
  publicKey,
  ruleOf,
  signed,
  soldFrom,
} from '#house/ledger.ts';
import { partedSeat, type Sold, sold } from '#house/sales.ts';
import { equals, type Fraction, fraction } from '../base/shares/fraction.ts';
import { shareOf } from '../ledger/rules-frozen.ts';
import type { Pack } from '../ledger/rules-recount.ts';
import { checkLedger, outcomesOf } from './rules-checks.ts';
import { nameOf } from './rules-findings.ts';

const said = (pack: Pack) => checkLedger(pack, publicKey).map(nameOf);
const edit = (pack: Made, change: (copy: Made) => unknown): Made => {
  const copy = structuredClone(pack);
  change(copy);
  return copy;
};
const paper = (seat: number): Fields => ({
  ...ballot(seat, 'agree'),
  channel: 'paper',
  by: 9,
  ticket: `T${seat}`,
  date: '2026-11-20',
  scanned: true,
});
const later: Fields[] = [
  { kind: 'objection', seat: 4, by: 74 },
  { kind: 'erased', seats: [4] },
];
const entries = [...cast.slice(0, 2), paper(2), { kind: 'confirmed', entry: 3, by: 8 }];
const whole = (more: object = {}) => ledger({ entries, after: later, ...more });

it('everything there is fits, in both forms', () => {
  expect(said(whole())).toEqual([]);
  expect(said(whole({ form: 1 }))).toEqual([]);
  expect(outcomesOf(whole({ form: 1 }), publicKey).map((o) => o.state)).toContain('uncovered');
});

describe('cut after entry k, with the signature that entry was given when it was the last', () => {
  const pack = whole();
  const cut = (k: number) => {
    const kept = pack.entries.slice(0, k + 1);
    return { ...pack, entries: kept, head: signed(kept) };
  };
  const last = pack.entries.length - 1;
  it.each(pack.entries.map((e) => e.seq).slice(0, last))('%i of them is found', (k) => {
    expect(said(cut(k))).not.toEqual([]);
    if (k < 5) expect(said(cut(k))).toContain('end none');
  });
  it('and where nothing is cut, a result put in its place is', () => {
    expect(said(cut(last))).toEqual([]);
    const other = edit(pack, (p) => Object.assign(p.results[0] as object, { passed: false }));
    expect(said({ ...cut(last), results: other.results })).toEqual(['result of point 100 differs']);
  });
  it('without a result to be seen too, and where the portal says that it runs', () => {
    expect(said({ ...cut(3), results: [], byOthers: null })).toContain('end none');
    const runs = { ...pack.course, status: 'run', finishedAt: null };
    expect(said({ ...pack, course: runs })).toContain('end running');
    expect(said({ ...cut(3), course: runs })).toContain('end running');
  });
});

describe('each fact beside the entries', () => {
  const name = (p: Made, seat: number) => p.names[seat - 1] as Made['names'][number];
  it.each<[string, string, (p: Made) => unknown]>([
    ['start', 'time started differs', (p) => Object.assign(p.course, { startedAt: '2026-01-01T00:00:00.000Z' })],
    ['end', 'time ended differs', (p) => Object.assign(p.course, { finishedAt: '2026-01-01T00:00:00.000Z' })],
    ['announced start', 'time opens differs', (p) => Object.assign(p.course, { opensAt: '2026-01-01T00:00:00.000Z' })],
    ['announced end', 'time closes differs', (p) => Object.assign(p.course, { closesAt: null })],
    ['reason', 'reason differs', (p) => Object.assign(p.course, { reason: 'omyl' })],
    ['cancelled', 'end other', (p) => Object.assign(p.course, { cancelled: true })],
    ['labels', 'units of seat 3 differ', (p) => Object.assign(name(p, 3), { units: '3, 4a' })],
    [
      'representative',
      'owners of seat 3 differ from the fingerprint',
      (p) => Object.assign(name(p, 3), { spare: 'Jiný' }),
    ],
    ['voter', 'voters of seat 2 differ', (p) => Object.assign(name(p, 2), { voters: [[71, 'owner']] })],
    ['way of a voter', 'voters of seat 2 differ', (p) => Object.assign(name(p, 2), { voters: [[72, 'couple']] })],
    ['one voter more', 'voters of seat 2 differ', (p) => name(p, 2).voters.push([80, 'owner'])],
    ['salt', 'owners of seat 2 cannot be opened', (p) => Object.assign(name(p, 2), { salt: null, owners: 'X' })],
    [
      'erased salt',
      'owners of seat 4 were erased',
      (p) => Object.assign(name(p, 4), { salt: '5a4', owners: 'Owner 4' }),
    ],
    [
      'channel',
      'channel of seat 3 to point 101 differs',
      (p) => Object.assign(p.casts[1] as object, { channel: 'proxy' }),
    ],
    ['cast by', 'by of seat 3 to point 100 differs', (p) => Object.assign(p.casts[1] as object, { by: 1 })],
    ['moment', 'at of seat 3 to point 100 differs', (p) => Object.assign(p.casts[1] as object, { at: 'x' })],
    [
      'seats of a column',
      'counts of point 100 differ',
      (p) => Object.assign(p.results[0]?.counts as object, { agree: [9, 4] }),
    ],
    ['cast by others', 'byOthers differ', (p) => Object.assign(p, { byOthers: [1, 1, '1/10'] })],
    ['paper number', 'paper seq 3: number', (p) => Object.assign(p.papers[0] as object, { number: 'T9' })],
    ['paper date', 'paper seq 3: date', (p) => Object.assign(p.papers[0] as object, { date: '2026-11-21' })],
    ['paper scanned', 'paper seq 3: scanned', (p) => Object.assign(p.papers[0] as object, { scanned: false })],
    ['paper by', 'paper seq 3: by', (p) => Object.assign(p.papers[0] as object, { by: 8 })],
    ['paper confirmed', 'paper seq 3: confirmed', (p) => Object.assign(p.papers[0] as object, { confirmed: null })],
    ['paper hidden', 'paper seq 3: missing', (p) => p.papers.pop()],
    ['paper of another', 'paper seq 3: seat', (p) => Object.assign(p.papers[0] as object, { seat: 3 })],
    ['objection hidden', 'objections of seat 4 differ', (p) => p.objections.pop()],
    ['objection added', 'objections of seat 2 differ', (p) => p.objections.push({ seat: 2, by: 9 })],
  ])('%s: %s', (_, finding, change) => expect(said(edit(whole(), change))).toContain(finding));

  it('all names at once, with their salts emptied', () => {
    const emptied = edit(whole(), (p) => {
      for (const n of p.names) Object.assign(n, { owners: 'Někdo', salt: null });
    });
    expect(said(emptied)).toEqual([1, 2, 3].map((seat) => `owners of seat ${seat} cannot be opened`));
    const without = edit(whole(), (p) => p.names.splice(0));
    expect(said(without)).toContain('owners of seat 1 differ from the fingerprint');
  });

  it('the first form does not hold some of them, and says so', () => {
    const older = (change: (p: Made) => unknown) => edit(whole({ form: 1 }), change);
    const salts = older((p) => Object.assign(name(p, 2), { salt: null, owners: 'X' }));
    const voters = older((p) => Object.assign(name(p, 2), { voters: [] }));
    expect([salts, voters].map(said)).toEqual([[], []]);
    expect(said(older((p) => Object.assign(p.casts[1] as object, { channel: 'proxy' })))).not.toEqual([]);
    expect(said(older((p) => Object.assign(p.results[0]?.counts as object, { agree: [9, 4] })))).not.toEqual([]);
  });
});

describe('changes of owners while it runs', () => {
  const [, , third, fourth] = soldFrom(4) as [Sold, Sold, Sold, Sold];
  const sale = sold(third, 200);
  const parting = partedSeat(fourth, 300, true);
  const [kept, gone] = parting.seats as [Sold, Sold];
  const after = { kind: 'ballot', channel: 'own' };
  const both = { '100': 'agree', '101': 'agree' };
  const led: Fields[] = [
    sale.entry,
    { ...after, seat: 3, answers: both, by: 200 },
    parting.entry,
    { ...after, seat: kept.id, answers: both, by: 74 },
    { ...after, seat: gone.id, answers: both, by: 301 },
  ];
  const pack = () => ledger({ entries: led });

  it('fit, and who bought is no stranger; parts have the weight of the whole', () => {
    expect(said(pack())).toEqual([]);
    expect(pack().byOthers).toEqual([0, 0, '0/1']);
    // Three tenths of the sold seat and four of both parts; seat 1 is the association's own.
    const { agree } = pack().results[0]?.columns ?? {};
    expect(equals(shareOf(agree) as Fraction, fraction(7, 10))).toBe(true);
    expect(pack().results[0]).toMatchObject({ counts: { agree: [3, 4] } });
  });

  it.each<[string, string, (p: Made) => unknown]>([
    ['day', 'change seq 1: day', (p) => Object.assign(p.changes[0] as object, { day: '2026-01-01' })],
    ['source', 'change seq 1: source', (p) => Object.assign(p.changes[0] as object, { source: 'import' })],
    ['known', 'change seq 3: known', (p) => Object.assign(p.changes[1] as object, { known: 'x' })],
    ['names', 'change seq 1: names', (p) => Object.assign(p.changes[0] as object, { owners: 'Jiný' })],
    ['salt', 'change seq 1: closed', (p) => Object.assign(p.changes[0] as object, { salt: null })],
    ['hidden', 'change seq 1: missing', (p) => p.changes.shift()],
    ['added', 'change seq 2: added', (p) => p.changes.push({ ...(p.changes[0] as Made['changes'][0]), seq: 2 })],
    [
      'voters',
      'voters of seat 3 differ',
      (p) => Object.assign(p.names[2] as object, { voters: [[43, 'representative']] }),
    ],
    ['the whole', 'voters of seat 4 differ', (p) => Object.assign(p.names[3] as object, { voters: [[74, 'owner']] })],
    ['weight', `share of seat ${kept.id} differ`, (p) => Object.assign(p.names[4] as object, { share: '4/10' })],
    ['part', `owners of seat ${gone.id} differ from the fingerprint`, (p) => p.names.pop()],
    [
      'split',
      'owners of seat 77 differ from the fingerprint',
      (p) => p.names.push({ ...(p.names[0] as Made['names'][0]), seat: 77 }),
    ],
    ['which entry', 'cast of seat 3 to point 100 differs', (p) => Object.assign(p.casts[0] as object, { seq: 1 })],
  ])('%s: %s', (_, finding, change) => expect(said(edit(pack(), change))).toContain(finding));

  it('cannot be of somebody who did not own it, nor of parts that are not the whole', () => {
    const stolen = { ...sale.entry, from: fourth.owners };
    expect(said(ledger({ entries: [stolen] }))).toContain('odd seq 1: owners');
    const [first] = parting.entry.parts as [object, object];
    expect(said(ledger({ entries: [{ ...parting.entry, parts: [first as never, first as never] }] }))).toContain(
      'odd seq 1: parts',
    );
    // The whole votes for nothing any more.
    const late = { ...after, seat: 4, answers: both, by: 74 };
    expect(said(ledger({ entries: [parting.entry, late] }))).toContain('odd seq 2: unknown');
  });
});

describe('what is done by a power', () => {
  const by = (second?: string): Fields => ({
    ...ballot(2, 'agree'),
    ...{ channel: 'proxy', for: 5, by: 9, ...(second && { second }) },
  });
  it('that nobody confirmed is counted from the entries', () => {
    const alone = ledger({ entries: [by('alone')] });
    expect([said(alone), alone.withoutSecond]).toEqual([[], [1, 2, '1/5']]);
    const hidden = edit(alone, (p) => Object.assign(p, { withoutSecond: [0, 0, '0/1'] }));
    expect(said(hidden)).toEqual(['withoutSecond differ']);
  });
  it('is not judged where older entries do not say who confirmed it', () => {
    expect(said(edit(ledger({ entries: [by()] }), (p) => Object.assign(p, { withoutSecond: [1, 2, '2/10'] })))).toEqual(
      [],
    );
  });
});

it('a later end is told with the reason and at the time of its entry', () => {
  const later = { kind: 'prolong', closesAt: '2027-02-20T20:00:00.000Z', reason: 'dovolené', by: 9 };
  const prolonged = () => ledger({ entries: [later] });
  expect(said(prolonged())).toEqual([]);
  const other = edit(prolonged(), (p) => Object.assign(p.course.prolonged as object, { reason: 'jiný' }));
  expect(said(other)).toEqual(['prolonging differs']);
  expect(said(edit(prolonged(), (p) => Object.assign(p.course, { prolonged: null })))).toEqual(['prolonging differs']);
});

describe('two records of one person', () => {
  const merged: Fields = { kind: 'merged', from: 72, to: 90 };
  it('are one from the entry on that says so', () => {
    const shown = (after: Fields[]) =>
      edit(house({ after }), (p) => {
        Object.assign(p.casts.find((c) => c.seat === 2) as object, { by: 90 });
        Object.assign(p.names[1] as object, { voters: [[90, 'owner']] });
      });
    expect(said(shown([merged]))).toEqual([]);
    expect(said(shown([]))).toEqual(
      expect.arrayContaining(['by of seat 2 to point 100 differs', 'voters of seat 2 differ']),
    );
  });
  it('are no second pair of eyes', () => {
    const both: Fields[] = [...entries, { kind: 'merged', from: 8, to: 9 }];
    expect(ledger({ entries: both }).papers[0]?.confirmed).toBeNull();
    expect(ledger({ entries, after: [{ kind: 'merged', from: 8, to: 9 }] }).papers[0]?.confirmed).toBe(8);
  });
});

it('a kind of entry that nobody knows is a finding', () => {
  const strange = { kind: 'gift', seat: 4 } as Fields;
  expect(said(ledger({ entries: [strange], rule: ruleOf('assembly') }))).toEqual(['odd seq 1: kind']);
  expect(said(ledger({ entries: [{ kind: 'erased', seats: [77] }] }))).toEqual(['odd seq 1: unknown']);
  expect(said(ledger({ entries: [{ kind: 'erased' }, { kind: 'confirmed', entry: 9, by: 1 }] }))).toHaveLength(2);
});
