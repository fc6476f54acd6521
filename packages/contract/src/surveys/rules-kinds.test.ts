import { expect, it } from 'vitest';
import { showMoment } from '../base/time/dates.ts';
import { asKind, averageOf, leadingOf } from './rules-kinds.ts';
import type { CountKind, QuestionResult } from './schema-results.ts';

const base = { multiple: true, otherAnswer: true };
const offered = (...answers: (readonly [string, string | null])[]) => answers.map(([name, at]) => ({ name, at }));

it('a scale has one answer of those offered, and a date is said by its time in Prague', () => {
  expect(asKind({ kind: 'scale', ...base, answers: offered(['1', '2026-12-03T17:00:00Z']) })).toEqual({
    ...{ kind: 'scale', multiple: false, otherAnswer: false },
    answers: offered(['1', null]),
  });
  expect(asKind({ kind: 'order', ...base, answers: offered(['A', null]) })).toMatchObject({
    multiple: false,
    otherAnswer: false,
  });
  const dates = asKind({
    kind: 'dates',
    ...base,
    answers: offered(['jinak', '2026-12-03T17:00:00.000Z'], ['slovy', null]),
  });
  expect([dates.multiple, dates.answers.map((a) => a.name)]).toEqual([
    true,
    [showMoment(new Date('2026-12-03T17:00:00Z')), ''],
  ]);
});

const told = (answered: number, ...rows: (readonly [number | null, number | null, CountKind?])[]): QuestionResult => ({
  ...{ questionId: 1, answered, shares: null, texts: [] },
  rows: rows.map(([id, count, kind = 'exact']) => ({
    kind,
    answers: [id],
    count,
    percent: null,
    ...{ share: null, place: null, placeByShare: null },
    people: null,
  })),
});
const scale = { kind: 'scale', answers: [{ id: 11 }, { id: 12 }, { id: 13 }] } as const;

it('the middle of a scale is told only where every count is', () => {
  expect(averageOf(scale, told(12, [11, 6], [12, 0], [13, 6]))).toBe(2);
  expect(averageOf(scale, told(3, [11, 1], [12, 0], [13, 2]))).toBe(2.33);
  expect(averageOf({ ...scale, kind: 'choice' }, told(12, [11, 6], [13, 6]))).toBeNull();
  expect(averageOf(scale, told(12, [11, 12, 'joined']))).toBeNull();
  expect(averageOf(scale, told(0, [11, 0], [12, 0], [13, 0]))).toBeNull();
  expect(averageOf(scale, told(7))).toBeNull();
});

it.each([
  ['most', told(12, [11, 7], [12, 5]), [11]],
  ['two alike', told(12, [11, 6], [12, 6], [13, 0]), [11, 12]],
  ['nearly all before a number', told(12, [11, null, 'nearlyAll'], [12, 8]), [11]],
  ['all before nearly all', told(12, [11, null, 'nearlyAll'], [12, 12]), [12]],
  ['few lead nowhere', told(12, [11, null, 'few'], [12, 0]), []],
  ['own words are no date', told(12, [null, 9], [12, 3]), []],
  ['nothing told', told(4), []],
] as const)('leads: %s', (_, result, ids) => expect(leadingOf(result)).toEqual(ids));
