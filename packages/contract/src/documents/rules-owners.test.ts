import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSettled,
  type OwnedSpan,
  type OwnersOfPeriod,
  ownersOf,
  periodOf,
  yearOf,
  yearUntil,
} from './rules-owners.ts';

const today = '2026-11-21';
const [seller, buyer, half, heir] = [1, 2, 3, 4];
const owns = (memberId: number, from: string | null = null, to: string | null = null): OwnedSpan => ({
  ...{ memberId, from, to },
});
const sold = [owns(seller, null, '2026-03-01'), owns(buyer, '2026-03-01')];
const asWords = ({ sets, asked }: OwnersOfPeriod) => [
  asked,
  ...sets.map(
    ({ memberIds, times }) =>
      `${memberIds.join('+')}: ${times.map(({ from, to }) => `${from ?? ''}..${to ?? ''}`).join(' ')}`,
  ),
];

describe('owners of a unit in the year of a paper', () => {
  it.each<[string, OwnedSpan[], string, (string | null)[]]>([
    ['one all the year', [owns(seller)], '2026-12-31', [null, '1: ..']],
    ['nobody', [], '2026-12-31', [null]],
    ['a sale in the year', sold, '2026-12-31', ['changed', '1: ..2026-03-01', '2: 2026-03-01..']],
    ['a sale in the year, by a day before it', sold, '2026-01-31', ['changed', '1: ..2026-03-01', '2: 2026-03-01..']],
    ['a sale in the year after: whoever had it has left', sold, '2025-12-31', ['left', '1: ..']],
    ['a sale in the year before', sold, '2027-01-01', [null, '2: ..']],
    [
      'a sale on the first day of the year',
      [owns(seller, null, '2026-01-01'), owns(buyer, '2026-01-01')],
      '2026-12-31',
      [null, '2: ..'],
    ],
    [
      'a half that is sold',
      [owns(half), owns(seller, null, '2026-03-01'), owns(buyer, '2026-03-01')],
      '2026-12-31',
      ['changed', '1+3: ..2026-03-01', '2+3: 2026-03-01..'],
    ],
    [
      'a half whose owner has left since',
      [owns(half), owns(seller, null, '2026-03-01')],
      '2025-12-31',
      [null, '1+3: ..'],
    ],
    [
      'a share written anew for the same people',
      [owns(seller, null, '2026-03-01'), owns(seller, '2026-03-01')],
      '2026-12-31',
      [null, '1: ..'],
    ],
    [
      'months without an owner between',
      [owns(seller, null, '2026-03-01'), owns(buyer, '2026-06-01')],
      '2026-12-31',
      ['changed', '1: ..2026-03-01', '2: 2026-06-01..'],
    ],
    [
      'one who sold and bought back',
      [owns(seller, null, '2026-03-01'), owns(buyer, '2026-03-01', '2026-06-01'), owns(seller, '2026-06-01')],
      '2026-12-31',
      ['changed', '1: ..2026-03-01 2026-06-01..', '2: 2026-03-01..2026-06-01'],
    ],
    ['a first owner in the year', [owns(buyer, '2026-03-01')], '2026-12-31', [null, '2: 2026-03-01..']],
    [
      'a sale that is still to come: the next owner is not named',
      [owns(seller, null, '2026-12-15'), owns(buyer, '2026-12-15')],
      '2026-12-31',
      ['changed', '1: ..2026-12-15'],
    ],
    ['the next year, of whoever owns it now', [owns(seller)], '2027-12-31', [null, '1: ..']],
    [
      'an inheritance by two',
      [owns(seller, null, '2026-03-01'), owns(heir, '2026-03-01'), owns(half, '2026-03-01')],
      '2026-12-31',
      ['changed', '1: ..2026-03-01', '3+4: 2026-03-01..'],
    ],
  ])('%s', (_, owned, day, expected) => expect(asWords(ownersOf(owned, yearOf(day), today))).toEqual(expected));

  const month = fc
    .integer({ min: 1, max: 36 })
    .map((n) => `${2025 + Math.floor((n - 1) / 12)}-${String(((n - 1) % 12) + 1).padStart(2, '0')}-01`);
  const anySpan = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.option(month), fc.option(month))
    .filter(([, from, to]) => from === null || to === null || from < to)
    .map(([memberId, from, to]) => owns(memberId, from, to));
  const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-15`);
  const within = (day: string, { from, to }: { from: string | null; to: string | null }) =>
    (from === null || from <= day) && (to === null || to > day);

  it('stand each day of the year in exactly one set, with all who own it that day and nobody else', () =>
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 8 }), (owned) => {
        const { sets, asked } = ownersOf(owned, yearOf('2026-07-01'), '2028-01-01');
        for (const day of months) {
          const ids = [...new Set(owned.filter((one) => within(day, one)).map((one) => one.memberId))].sort();
          const found = sets.filter(({ times }) => times.some((time) => within(day, time)));
          expect(found.map((set) => set.memberIds)).toEqual(ids.length > 0 ? [ids] : []);
        }
        expect(new Set(sets.map((set) => set.memberIds.join())).size).toBe(sets.length);
        expect(asked === 'changed').toBe(sets.length > 1);
      }),
    ));

  it('are the same in whatever order the register tells them', () =>
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 6 }), month, (owned, day) => {
        expect(ownersOf(owned.toReversed(), yearOf(day), today)).toEqual(ownersOf(owned, yearOf(day), today));
      }),
    ));

  it('are never named before their time has come', () =>
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 6 }), month, (owned, day) => {
        const named = ownersOf(owned, yearOf(day), today).sets.flatMap((set) => set.memberIds);
        for (const id of named)
          expect(owned.some((one) => one.memberId === id && (one.from ?? '') <= today)).toBe(true);
      }),
    ));
});

describe('owners of a unit in a period of its own', () => {
  const heating = { dateFor: '2026-08-31', periodFrom: '2025-09-01', periodTo: '2026-08-31' };
  it.each<[string, string, (string | null)[]]>([
    ['a sale in its first autumn', '2025-10-01', ['changed', '1: ..2025-10-01', '2: 2025-10-01..']],
    ['on its first day', '2025-09-01', [null, '2: ..']],
    ['on its second', '2025-09-02', ['changed', '1: ..2025-09-02', '2: 2025-09-02..']],
    ['on its last day', '2026-08-31', ['changed', '1: ..2026-08-31', '2: 2026-08-31..']],
    ['on the day after: whoever had it has left', '2026-09-01', ['left', '1: ..']],
  ])('%s', (_, on, expected) => {
    const owned = [owns(seller, null, on), owns(buyer, on)];
    expect(asWords(ownersOf(owned, periodOf(heating), today))).toEqual(expected);
  });

  it('is the calendar year of the day where none is said, and proposed as the twelve months up to it', () => {
    expect(periodOf({ dateFor: '2024-02-29' })).toEqual({ from: '2024-01-01', to: '2025-01-01' });
    expect(yearUntil('2026-08-31')).toEqual({ from: '2025-09-01', to: '2026-08-31' });
    expect(yearUntil('2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  });
});

describe('a paper of a unit', () => {
  const changed = ownersOf([owns(half), ...sold], yearOf('2026-12-31'), today);
  const same = ownersOf([owns(seller), owns(half)], yearOf('2026-12-31'), today);
  const said = { toIds: [] as number[], byDay: false, forLater: false };
  it.each<[string, OwnersOfPeriod, typeof said, boolean]>([
    ['of the same owners all the year needs no word', same, said, true],
    ['of several needs one', changed, said, false],
    ['goes by its day knowingly', changed, { ...said, byDay: true }, true],
    ['is for later owners too', changed, { ...said, forLater: true }, true],
    ['goes to those who owned it together', changed, { ...said, toIds: [seller, half] }, true],
    ['goes to one of those', changed, { ...said, toIds: [seller] }, true],
    ['never goes to both sides', changed, { ...said, toIds: [seller, buyer] }, false],
    ['never goes to somebody else', same, { ...said, toIds: [heir], byDay: true, forLater: true }, false],
  ])('%s', (_, owners, word, isFine) => expect(isSettled(owners, word)).toBe(isFine));
});
