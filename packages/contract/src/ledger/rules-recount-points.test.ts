import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../base/shares/fraction.ts';
import { presetBy } from '../motions/rules-law.ts';
import { type RuleText, ruleByPreset, whereOther } from '../motions/rules-point.ts';
import type { CountedSeat, Rule } from '../motions/rules-result.ts';
import type { PresetId, VoteValue } from '../motions/schema.ts';
import { sha256 } from './rules.ts';
import type { Census } from './rules-frozen.ts';
import { recountOf } from './rules-recount.ts';

const assembly = presetBy('assembly') as Rule;
/** Each rule once more, written by hand: more than or at least how much of all is there, and agrees of whom. */
type Plain = { there: [number, number, boolean]; agree: [number, number, boolean, 'present' | 'all'][] };
const half: Plain['there'] = [1, 2, false];
const plain: Record<string, Plain> = {
  vote: { there: half, agree: [[1, 2, false, 'present']] },
  twoThirds: { there: half, agree: [[2, 3, true, 'present']] },
  threeQuarters: { there: half, agree: [[3, 4, true, 'present']] },
  majorityOfAll: { there: half, agree: [[1, 2, false, 'all']] },
  twoThirdsOfAll: { there: half, agree: [[2, 3, true, 'all']] },
  everyoneAtAssembly: { there: half, agree: [[1, 1, true, 'all']] },
};
const rules = Object.keys(plain) as ('vote' | PresetId)[];
const textOf = (id: 'vote' | PresetId): RuleText | null =>
  id === 'vote' ? null : whereOther(assembly, ruleByPreset(assembly, id));

type Act = {
  kind: 'arrived' | 'proxy' | 'left' | 'ballot' | 'point' | 'add';
  seat: number;
  pick: number;
  value: VoteValue;
  rule: (typeof rules)[number];
  off: boolean;
  refuses: boolean;
};
const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom<Act['kind']>(
    'arrived',
    'arrived',
    'proxy',
    'left',
    'ballot',
    'ballot',
    'ballot',
    'point',
    'add',
  ),
  seat: fc.integer({ min: 1, max: 6 }),
  pick: fc.nat(20),
  value: fc.constantFrom<VoteValue>('agree', 'agree', 'notAgree', 'noVote'),
  rule: fc.constantFrom(...rules),
  off: fc.boolean(),
  refuses: fc.boolean(),
});
/** The last seat is the association's own. */
const anyHouse = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 6, maxLength: 6 });
const anyRules = fc.array(fc.constantFrom(...rules), { minLength: 2, maxLength: 2 });

type Entry = { [key: string]: unknown; kind: string };
type Point = { rule: (typeof rules)[number]; off: boolean };
const over = ([num, den, inclusive]: readonly [number, number, boolean, ...unknown[]], part: number, whole: number) =>
  whole > 0 && (part * den > num * whole || (inclusive && part * den === num * whole));

/** Everything of one closing out of the entries before it, from the beginning each time. */
function slowly(entries: readonly Entry[], at: number, weights: readonly number[], point: Point, id: number) {
  const before = entries.slice(0, at);
  const last = (seat: number, kinds: readonly string[]) =>
    before.findLastIndex((e) => e.seat === seat && kinds.includes(e.kind));
  const here = [1, 2, 3, 4, 5].filter((seat) => last(seat, ['arrived']) > last(seat, ['left']));
  const { refused = [] } = entries[at] as { refused?: number[] };
  const said = (seat: number): VoteValue => {
    const since = last(seat, ['left']);
    const ballot = before.findLastIndex(
      (e, i) => i > since && e.kind === 'ballot' && e.seat === seat && id in (e.answers as object),
    );
    if (ballot < 0 || (point.off && refused.length > 0)) return 'miss';
    return ((before[ballot] as Entry).answers as Record<number, VoteValue>)[id] as VoteValue;
  };
  const weight = (seats: readonly number[]) => seats.reduce((n, s) => n + (weights[s - 1] as number), 0);
  const all = weight([1, 2, 3, 4, 5]);
  const agree = weight(here.filter((s) => said(s) === 'agree'));
  const asked = plain[point.rule] as Plain;
  const enough = over(asked.there, weight(here), all) && (!point.off || here.length === 5);
  const passed = enough && asked.agree.every((mark) => over(mark, agree, mark[3] === 'all' ? all : weight(here)));
  return { here, silent: here.filter((s) => said(s) === 'miss'), enough: enough && here.length > 0, passed };
}

/** A meeting as the portal leads it: what it refuses is not written. */
function led(acts: readonly Act[], weights: readonly number[], frozen: readonly (typeof rules)[number][]) {
  const entries: Entry[] = [{ kind: 'start' }];
  const points = new Map<number, Point>(frozen.map((rule, i) => [i + 1, { rule, off: false }]));
  const closed = new Map<number, ReturnType<typeof slowly>>();
  const order = [1, 2];
  const isHere = (seat: number) =>
    entries.findLastIndex((e) => e.kind === 'arrived' && e.seat === seat) >
    entries.findLastIndex((e) => e.kind === 'left' && e.seat === seat);
  const close = (id: number, refuses: boolean) => {
    const point = points.get(id) as Point;
    const found = () => slowly([...entries, { kind: 'point' }], entries.length, weights, point, id);
    const { here, silent, enough } = found();
    if (enough && point.off && refuses)
      entries.push({ kind: 'point', point: id, present: here, missing: here, refused: here.slice(0, 1) });
    else if (enough) {
      for (const seat of silent) entries.push({ kind: 'ballot', seat, answers: { [id]: 'noVote' }, put: true });
      entries.push({ kind: 'point', point: id, present: here, ...(point.off && { refused: [] }) });
    } else entries.push({ kind: 'point', point: id, present: here, missing: silent });
    closed.set(id, slowly(entries, entries.length - 1, weights, point, id));
  };
  const open = () => [...points.keys()].filter((id) => !closed.has(id));
  for (const act of acts) {
    const { kind, seat, pick, value } = act;
    const id = open()[pick % Math.max(open().length, 1)];
    if ((kind === 'arrived' || kind === 'proxy') && !isHere(seat)) {
      entries.push({ kind: 'arrived', seat });
      if (kind === 'proxy') entries.push({ kind: 'proxy', seat, proxy: 7, second: 'admin' });
    } else if (kind === 'left' && isHere(seat)) entries.push({ kind, seat, time: '', reason: 'spěchá' });
    else if (kind === 'ballot' && id !== undefined && isHere(seat) && seat < 6)
      entries.push({ kind, seat, answers: { [id]: value } });
    else if (kind === 'point' && id !== undefined) close(id, act.refuses);
    else if (kind === 'add' && points.size < 6) {
      const next = 10 + points.size;
      const before = pick % 2 === 0 ? null : (order[pick % order.length] as number);
      const wording = { name: `Bod ${next}`, text: sha256(`Bod ${next}`), files: [], by: 9 };
      const off = act.off && { offAgenda: { consent: true } };
      entries.push({ kind: 'added', point: next, ...wording, rule: textOf(act.rule), before, ...off });
      points.set(next, { rule: act.rule, off: act.off });
      order.splice(before === null ? order.length : order.indexOf(before), 0, next);
    }
  }
  for (const id of open()) close(id, false);
  return { entries, closed, order };
}

const censusFor = (weights: readonly number[], frozen: readonly (typeof rules)[number][]) => {
  const all = weights.reduce((a, b) => a + b);
  const seats: CountedSeat[] = weights.map((n, i) => ({ id: i + 1, share: fraction(n, all), units: 1, own: i === 5 }));
  const points = frozen.map((rule, i) => ({ id: i + 1, name: '', text: '', rule: textOf(rule) }));
  return { form: 2, rule: assembly, seats, points } as unknown as Census;
};

describe('any meeting that takes up points and decides them by different majorities', () => {
  it('recounts to the room and the result of a slow recount at every point', () => {
    fc.assert(
      fc.property(anyHouse, anyRules, fc.array(anyAct, { maxLength: 60 }), (weights, frozen, acts) => {
        const { entries, closed, order } = led(acts, weights, frozen);
        const again = recountOf(censusFor(weights, frozen), entries);
        expect(again.odd).toEqual([]);
        expect(again.points.map((p) => p.id)).toEqual(order);
        for (const { id, verdict } of again.points) {
          const closing = again.room.closings.get(id);
          const slow = closed.get(id);
          expect([...(closing?.present ?? [])].sort((a, b) => a - b)).toEqual(slow?.here);
          expect([...(closing?.silent ?? [])].sort((a, b) => a - b)).toEqual(slow?.silent);
          expect(verdict.passed).toBe(slow?.passed);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('a point that is taken up', () => {
  const point = {
    kind: 'added',
    point: 9,
    name: 'Protinávrh',
    text: sha256(''),
    files: [],
    rule: null,
    before: null,
    by: 1,
  };
  const all = [1, 2, 3, 4, 5];
  const come = all.map((seat) => ({ kind: 'arrived', seat }));
  const put = (id: number) =>
    all.map((seat) => ({ kind: 'ballot', seat, answers: { [id]: seat === 1 ? 'notAgree' : 'agree' } }));
  const off = { ...point, offAgenda: { consent: true } };
  const odd = (...entries: object[]) =>
    recountOf(censusFor([1, 1, 1, 1, 1, 1], ['vote', 'vote']), [{ kind: 'start' }, ...entries] as Entry[]).odd;

  it.each<[string, object]>([
    ['with the number of another', { point: 1 }],
    ['without a number', { point: 'x' }],
    ['without a name', { name: null }],
    ['without a digest of its wording', { text: 'Znění' }],
    ['with something else attached', { files: ['ab'] }],
    ['before a point that is not there', { before: 7 }],
    ['with a rule that cannot be read', { rule: { participation: '1/0', accept: '1/2', law: null } }],
  ])('%s is found', (_, wrong) => expect(odd({ ...point, ...wrong })).toEqual([{ seq: 1, why: 'added' }]));

  it('once more than a hundred, after the end, or of a vote that is no meeting, is found', () => {
    const many = Array.from({ length: 99 }, (_, i) => ({ ...point, point: 100 + i }));
    expect(odd(...many)).toEqual([{ seq: 99, why: 'added' }]);
    expect(odd({ kind: 'cancel' }, point)).toEqual([{ seq: 2, why: 'late' }]);
    const online = { ...censusFor([1, 1, 1, 1, 1, 1], ['vote', 'vote']), rule: presetBy('perRollam') } as Census;
    expect(recountOf(online, [{ kind: 'start' }, point] as Entry[]).odd).toEqual([{ seq: 1, why: 'added' }]);
  });

  it('has to be closed before the end', () => {
    const closed = [1, 2].map((id) => ({ kind: 'point', point: id, present: [], missing: [] }));
    expect(odd(...closed, { kind: 'finish', results: {} })).toEqual([]);
    expect(odd(...closed, point, { kind: 'finish', results: {} })).toEqual([{ seq: 4, why: 'open' }]);
  });

  it.each<[string, object[], string | null]>([
    ['decided with everybody there and agreeing', [...come, ...put(9), { present: all, refused: [] }], null],
    ['decided without being asked about', [...come, ...put(9), { present: all }], 'consent'],
    ['decided although somebody refused', [...come, ...put(9), { present: all, refused: [1] }], 'silent'],
    [
      'decided without one who is entitled',
      [...come, ...put(9), { kind: 'left', seat: 1, reason: 'spěchá' }, { present: all.slice(1), refused: [] }],
      'consent',
    ],
    [
      'given up with everybody there and agreeing',
      [...come, ...put(9), { present: all, missing: [], refused: [] }],
      'quorum',
    ],
    ['given up because somebody refused', [...come, ...put(9), { present: all, missing: all, refused: [1] }], null],
    [
      'given up because somebody is missing',
      [...come.slice(1), { present: all.slice(1), missing: all.slice(1) }],
      null,
    ],
  ])('off the agenda and %s', (_, entries, why) => {
    const acts = entries.map((e) => ('present' in e ? { kind: 'point', point: 9, ...e } : e));
    expect(odd(off, ...acts)).toEqual(why ? [{ seq: acts.length + 1, why }] : []);
  });
});
