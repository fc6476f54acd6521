import { describe, expect, it } from 'vitest';
import { type Answer, agrees, judge, type Kept, type Row } from './rules.ts';
import { nextCheck, splitBy, termOf } from './rules-days.ts';

const debtor = { firstName: 'Radim', lastName: 'Vaculík', birthDate: '1979-03-14' };
const row = (change: Partial<Row> = {}): Row => ({
  ...{ ico: '', firstName: 'Radim', lastName: 'Vaculík', birthDate: '1979-03-14' },
  ...{ court: 'Krajský soud v Brně', fileNumber: 'KSBR 40 INS 1/2026', ...change },
});
const found = (rows: readonly Row[] = [row()], relevance: number | null = 4): Answer => ({
  status: 'found',
  rows,
  relevance,
});
const nothing: Answer = { status: 'nothing' };
const trouble: Answer = { status: 'unknown', problem: 'trouble' };
const kept = (change: Partial<Kept> = {}): Kept => ({
  ...{ key: 'Krajský soud v Brně|KSBR 40 INS 1/2026', isPending: true, isThere: true, decision: null, ...change },
});
const says = (all: Answer, pending: Answer | null, before: readonly Kept[] = []) => {
  const { state, problem, cases } = judge({ debtor, strength: 4, all, pending, kept: before });
  return [problem ?? state, cases?.map((c) => [c.isPending, c.decision, c.news]) ?? null];
};
const stranger = row({ firstName: 'Adam' });
const other = row({ fileNumber: 'KSBR 40 INS 2/2026' });

describe('what the register said comes to', () => {
  it.each<[string, Answer, Answer | null, readonly Kept[], unknown]>([
    ['no record', nothing, null, [], ['clean', []]],
    ['a hit under way', found(), found(), [], ['probable', [[true, null, 'hit']]]],
    ['a hit that is over', found(), nothing, [], ['ended', [[false, null, 'hit']]]],
    ['a hit, the second call fails', found(), trouble, [], ['probable', [[null, null, 'hit']]]],
    ['a hit, nobody asks a second time', found(), null, [], ['probable', [[null, null, 'hit']]]],
    ['a known one, the second call fails', found(), trouble, [kept()], ['probable', [[true, null, null]]]],
    [
      'known as ended, the second call fails',
      found(),
      trouble,
      [kept({ isPending: false })],
      ['ended', [[false, null, null]]],
    ],
    ['the same again', found(), found(), [kept()], ['probable', [[true, null, null]]]],
    ['it ends', found(), nothing, [kept()], ['ended', [[false, null, 'ended']]]],
    ['no record after a hit', nothing, null, [kept()], ['ended', [[false, null, 'ended']]]],
    [
      'no record once more',
      nothing,
      null,
      [kept({ isPending: false, isThere: false })],
      ['ended', [[false, null, null]]],
    ],
    ['confirmed', found(), found(), [kept({ decision: 'confirmed' })], ['found', [[true, 'confirmed', null]]]],
    ['confirmed ends', found(), nothing, [kept({ decision: 'confirmed' })], ['ended', [[false, 'confirmed', 'ended']]]],
    [
      'dismissed comes again',
      found(),
      found(),
      [kept({ decision: 'dismissed' })],
      ['clean', [[true, 'dismissed', null]]],
    ],
    ['dismissed vanishes', nothing, null, [kept({ decision: 'dismissed' })], ['clean', [[true, 'dismissed', null]]]],
    ['dismissed changes', found(), nothing, [kept({ decision: 'dismissed' })], ['ended', [[false, null, 'hit']]]],
    [
      'dismissed, the second call fails',
      found(),
      trouble,
      [kept({ decision: 'dismissed' })],
      ['clean', [[true, 'dismissed', null]]],
    ],
    [
      'dismissed, and another case',
      found([row(), other]),
      found([row(), other]),
      [kept({ decision: 'dismissed' })],
      [
        'probable',
        [
          [true, 'dismissed', null],
          [true, null, 'hit'],
        ],
      ],
    ],
    [
      'closed stays closed',
      found(),
      nothing,
      [kept({ isPending: false, decision: 'closed' })],
      ['clean', [[false, 'closed', null]]],
    ],
    [
      'closed revives',
      found(),
      found(),
      [kept({ isPending: false, decision: 'closed' })],
      ['probable', [[true, null, 'hit']]],
    ],
    ['ended revives', found(), found(), [kept({ isPending: false })], ['probable', [[true, null, 'hit']]]],
    [
      'a hit vanishes beside a dismissed one',
      found([other]),
      found([other]),
      [kept(), kept({ key: 'Krajský soud v Brně|KSBR 40 INS 2/2026', decision: 'dismissed' })],
      [
        'ended',
        [
          [true, 'dismissed', null],
          [false, null, 'ended'],
        ],
      ],
    ],
    ['ours beside another debtor', found([stranger, row()]), found([stranger]), [], ['ended', [[false, null, 'hit']]]],
    ['only others', found([stranger]), nothing, [], ['others', null]],
    ['only others after a hit', found([stranger]), nothing, [kept()], ['others', null]],
    ['another day of birth', found([row({ birthDate: '1979-03-15' })]), nothing, [], ['others', null]],
    ['a weaker match', found([row()], 6), found(), [], ['weaker', null]],
    ['a weaker second answer', found(), found([], 7), [], ['probable', [[null, null, 'hit']]]],
    ['trouble after a hit', trouble, null, [kept()], ['trouble', null]],
  ])('%s', (_, all, pending, before, expected) => {
    expect(says(all, pending, before)).toEqual(expected);
  });

  it('is found at once of a company', () => {
    const of = { ico: '99990016' };
    const rows = [row({ ico: '99990016', birthDate: null })];
    const all = found(rows, 2);
    expect(judge({ debtor: of, strength: 2, all, pending: all, kept: [] }).state).toBe('found');
    expect(judge({ debtor: of, strength: 2, all: found(rows, 4), pending: all, kept: [] }).problem).toBe('weaker');
  });

  it('minds no accents and no second names, and never a part of a word', () => {
    expect([agrees('Radim', 'RADIM Jan'), agrees('Vaculik', 'Vaculík')]).toEqual([true, true]);
    expect([agrees('Jan', 'Jana'), agrees('', 'Jan'), agrees('Jan Radim', 'Radim')]).toEqual([false, false, false]);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-16', '2027-01-16', '2027-01-18'],
    ['2026-12-31', '2027-02-28', '2027-03-01'],
    ['2027-12-31', '2028-02-29', '2028-02-29'],
    ['2026-10-25', '2026-12-25', '2026-12-28'],
  ])('a claim from the decision of %s is filed by %s, moved to %s', (from, counted, day) => {
    expect(termOf(from)).toEqual({ from, counted, day });
  });
  it('has no term without a decision', () => expect(termOf(null)).toBeNull());

  it('files what was due before the proceeding, and not what was due on its day', () => {
    const debts = ['2026-10-31', '2026-11-02', '2026-11-25'].map((day) => ({ day }));
    expect(splitBy(debts, '2026-11-02')).toEqual({ before: debts.slice(0, 1), after: debts.slice(1) });
  });

  it('asks daily by a debt, and spreads those of a week over all its days', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    const ids = Array.from({ length: 700 }, (_, i) => i + 1);
    const days = (rhythm: 'daily' | 'weekly', hasFailed = false) =>
      Map.groupBy(ids, (id) => nextCheck(now, rhythm, id, hasFailed).toISOString().slice(0, 10));
    expect([...days('daily').keys()]).toEqual(['2026-11-22']);
    expect([...days('weekly', true).keys()]).toEqual(['2026-11-22']);
    expect([...days('weekly').values()].map((d) => d.length)).toEqual(Array(7).fill(100));
    const again = nextCheck(nextCheck(now, 'weekly', 5, false), 'weekly', 5, false);
    expect(again.getTime() - nextCheck(now, 'weekly', 5, false).getTime()).toBe(7 * 24 * 3600_000);
  });
});
