import { describe, expect, it } from 'vitest';
import { agendaNews, labelsOf, lacksOf, withCounters } from './rules.ts';
import type { Lack } from './schema.ts';
import type { PointKind } from './schema-words.ts';

const point = (id: number, counterTo: number | null = null) => ({ id, counterTo });
const ids = (points: readonly { id: number }[]) => points.map((p) => p.id);

describe('numbers of points', () => {
  it.each([
    ['alone', [point(7), point(3)], ['1', '2']],
    ['with another proposal', [point(7), point(9, 7), point(3)], ['1', '1a', '2']],
    [
      'with three to one and one to the next',
      [point(1), point(5, 1), point(6, 1), point(7, 1), point(2), point(8, 2)],
      ['1', '1a', '1b', '1c', '2', '2a'],
    ],
    ['to a point that stands elsewhere: a number of its own', [point(1), point(2), point(9, 1)], ['1', '2', '3']],
  ])('%s', (_, points, wanted) => expect([...labelsOf(points).values()]).toEqual(wanted));

  it('have two letters after the twenty-sixth', () => {
    const many = [point(1), ...Array.from({ length: 28 }, (_, i) => point(i + 2, 1))];
    expect([...labelsOf(many).values()].slice(-3)).toEqual(['1z', '1aa', '1ab']);
  });

  it('other proposals follow their point wherever they were put, and stand alone once it is gone', () => {
    expect(ids(withCounters([point(9, 2), point(1), point(2), point(3), point(8, 2)]))).toEqual([1, 2, 9, 8, 3]);
    expect(ids(withCounters([point(9, 5), point(1)]))).toEqual([9, 1]);
  });
});

describe('what a point lacks for people to decide on', () => {
  it.each<[PointKind, string, string, number, Lack[]]>([
    ['information', '', '', 0, []],
    ['resolution', '', '', 0, ['wording', 'materials']],
    ['resolution', '  \n', '<p></p>', 0, ['wording', 'materials']],
    ['resolution', 'Schvaluje se.', '', 0, ['materials']],
    ['resolution', 'Schvaluje se.', '<p>Proto.</p>', 0, []],
    ['resolution', 'Schvaluje se.', '', 1, []],
    ['resolution', '', '', 1, ['wording']],
    ['election', 'Volí se Adam.', '', 0, []],
    ['election', '', '', 2, ['wording']],
    ['election', 'Volí se ….', '', 0, ['wording']],
  ])('%s "%s" "%s" with %i files: %j', (kind, wording, body, fileCount, wanted) =>
    expect(lacksOf({ kind, body, wording, fileCount })).toEqual(wanted),
  );
});

describe('what is news of an agenda', () => {
  const worded = (id: number, name: string, change: object = {}) => ({
    ...{ id, kind: 'resolution' as const, name, body: '', wording: 'A', preset: null },
    ...change,
  });
  it('are points added, removed and worded otherwise', () => {
    const before = [worded(1, 'Výtah'), worded(2, 'Střecha'), worded(3, 'Dvůr')];
    const after = [worded(1, 'Výtah', { wording: 'B' }), worded(3, 'Dvůr'), worded(4, 'Kamera')];
    expect(agendaNews(before, after)).toEqual({ added: ['Kamera'], removed: ['Střecha'], changed: ['Výtah'] });
  });
  it.each([{ kind: 'election' as const }, { body: '<p>x</p>' }, { wording: 'B' }, { preset: 'twoThirds' }])(
    'is %j',
    (change) => expect(agendaNews([worded(1, 'Výtah')], [worded(1, 'Výtah', change)])?.changed).toEqual(['Výtah']),
  );
  it('is neither the same nor another order', () => {
    const both = [worded(1, 'Výtah'), worded(2, 'Střecha')];
    expect([agendaNews(both, both), agendaNews(both, [...both].reverse())]).toEqual([null, null]);
  });
});
