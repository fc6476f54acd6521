import { expect, it } from 'vitest';
import { fraction, zero } from '../base/shares/fraction.ts';
import type { Census } from './rules-frozen.ts';
import { recountOf } from './rules-recount.ts';
import type { Body } from './rules-recount-count.ts';

const end = '2026-11-30T19:00:00.000Z';
const [before, after] = ['2026-11-30T18:00:00.000Z', '2026-12-01T18:00:00.000Z'];
const seat = (id: number) => ({
  ...{ id, share: fraction(1, 2), units: 1, unitIds: [id], own: false, owners: '' },
  ...{ labels: [], people: [id + 100], voters: [] },
});
const census: Census = {
  ...{ form: 2, vote: 1, points: [{ id: 7, name: 'Střecha', text: '' }], seats: [seat(1), seat(2)] },
  rule: {
    type: 'online',
    basis: 'perRollam',
    participation: zero,
    accept: fraction(1, 2),
    inclusive: false,
    of: 'all',
  },
  ...{ opensAt: null, closesAt: end, paperDays: 3 },
};
const paper = (of: number, value: string, change: object = {}): Body => ({
  ...{ kind: 'paper', seat: of, answers: { 7: value }, by: 9, channel: 'paper', at: before, handedIn: null },
  ...change,
});
const late = (of: number) => paper(of, 'agree', { at: after, handedIn: before });
const photo = (entry: number, at = before, of = 1): Body => ({ kind: 'photo', entry, seat: of, files: ['ab'], at });
const read = (entry: number, by = 8, of = 1): Body => ({ kind: 'confirmed', entry, seat: of, by, at: before });
const gone = (entry: number): Body => ({ kind: 'void', entry, seat: 1, why: 'objection', at: before });
const start: Body = { kind: 'start', at: before };
const counted = (...bodies: Body[]) => {
  const { answers, odd } = recountOf(census, [start, ...bodies]);
  return { one: answers.get(1)?.get(7) ?? null, odd: odd.map((o) => o.why) };
};

it.each<[string, Body[], string | null, string[]]>([
  ['alone counts nothing', [paper(1, 'agree')], null, []],
  ['counts with its photo', [paper(1, 'agree'), photo(1)], 'agree', []],
  ['counts with a second person', [paper(1, 'agree'), read(1)], 'agree', []],
  ['is not confirmed by who recorded it', [paper(1, 'agree'), read(1, 9)], null, ['again']],
  ['does not count by a photo of after the end', [paper(1, 'agree'), photo(1, after)], null, ['late']],
  ['after the end waits for both', [late(1), photo(1, after)], null, []],
  ['after the end counts with both', [late(1), photo(1, after), read(1)], 'agree', []],
  ['after the end says when it was handed in', [paper(1, 'agree', { at: after })], null, ['late']],
  ['handed in after the end is none', [paper(1, 'agree', { at: after, handedIn: after })], null, ['late']],
  ['is not recorded once all are', [{ kind: 'papersClosed', at: after }, late(1)], null, ['late']],
  ['recorded first holds', [paper(1, 'agree'), paper(1, 'notAgree'), read(2), read(1)], 'agree', []],
  [
    'void gives way to the next one',
    [paper(1, 'agree'), paper(1, 'notAgree'), read(1), read(2), gone(1)],
    'notAgree',
    [],
  ],
  ['void is not confirmed', [paper(1, 'agree'), gone(1), read(1)], null, ['unknown']],
  [
    'gives way to a ballot',
    [paper(1, 'agree'), { kind: 'ballot', seat: 1, answers: { 7: 'noVote' } }, read(1)],
    'noVote',
    [],
  ],
  [
    'that counts takes no ballot',
    [paper(1, 'agree'), read(1), { kind: 'ballot', seat: 1, answers: { 7: 'noVote' } }],
    'agree',
    ['again'],
  ],
  [
    'of a seat that voted is none',
    [{ kind: 'ballot', seat: 1, answers: { 7: 'noVote' } }, paper(1, 'agree')],
    'noVote',
    ['again'],
  ],
  ['names its seat', [paper(1, 'agree'), read(1, 8, 2)], null, ['unknown']],
])('a paper %s', (_, bodies, one, odd) => expect(counted(...bodies)).toEqual({ one, odd }));
