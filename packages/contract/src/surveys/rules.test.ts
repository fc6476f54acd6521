import { describe, expect, it } from 'vitest';
import { type Fraction, fraction } from '../base/shares/fraction.ts';
import { isAhead, mayMoveEnd, missingOf, resultStateOf, stateOf, whyNotOpen } from './rules.ts';
import { dueAtOf, nextReminder, whatIsDue } from './rules-due.ts';
import { asRead } from './rules-kinds.ts';
import { keptReplies, whyNotReplies } from './rules-replies.ts';
import { percentOf, repliesOf, resultsOf, type Sheet, sheetOf } from './rules-tally.ts';
import { SurveyInput } from './schema.ts';
import { Code } from './schema-questions.ts';
import type { QuestionResult } from './schema-results.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const now = at('2026-11-20');
const runs = (
  dateFrom: string | null,
  dateTo: string | null,
  status: 'concept' | 'active' | 'finished' = 'active',
) => ({
  status,
  dateFrom: dateFrom === null ? null : at(dateFrom),
  dateTo: dateTo === null ? null : at(dateTo),
});

describe('where a survey stands', () => {
  it.each([
    [runs('2026-11-19', '2026-11-21'), 'active', false, null],
    [runs('2026-11-19', null), 'active', false, null],
    [runs('2026-11-21', '2026-11-25'), 'active', true, 'ahead'],
    // The end itself is over, whoever writes it down later.
    [runs('2026-11-19', '2026-11-20'), 'finished', false, 'ended'],
    [runs('2026-11-19', '2026-11-21', 'finished'), 'finished', false, 'ended'],
    [runs(null, null, 'concept'), 'concept', false, 'notRunning'],
  ] as const)('%j', (s, state, ahead, why) => {
    expect([stateOf(s, now), isAhead(s, now), whyNotOpen(s, now)]).toEqual([state, ahead, why]);
  });
});

describe('what a draft lacks', () => {
  const question = (change: object = {}) => ({
    ...{ name: 'Barva?', kind: 'choice' as const, otherAnswer: false },
    answers: [{ id: null, name: 'Zelená' }],
    ...change,
  });
  const draft = (change: object = {}) => ({
    ...{ name: 'Dveře', manualEnd: false, anonymous: false, dateFrom: null, dateTo: '2026-11-30T20:00:00Z' },
    questions: [question()],
    ...change,
  });
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'BASE.FORM.REQUIRED' }],
    [{ dateTo: null }, { dateTo: 'SURVEY.ERRORS.END_MISSING' }],
    [{ dateTo: null, manualEnd: true }, {}],
    [{ dateTo: now.toISOString() }, { dateTo: 'SURVEY.ERRORS.END_PAST' }],
    [{ dateFrom: '2026-11-30T20:00:00Z' }, { dateTo: 'SURVEY.ERRORS.END_BEFORE' }],
    [{ questions: [] }, { questions: 'SURVEY.ERRORS.NO_QUESTIONS' }],
    [{ questions: [question({ name: '' })] }, { 'questions.0.name': 'SURVEY.ERRORS.QUESTION_EMPTY' }],
    [{ questions: [question({ answers: [] })] }, { 'questions.0.answers': 'SURVEY.ERRORS.ANSWERS_EMPTY' }],
    [{ questions: [question({ kind: 'order', answers: ['a', 'b'].map((name) => ({ id: null, name })) })] }, {}],
    [
      { anonymous: true, questions: [question(), question({ kind: 'order' })] },
      { 'questions.1.kind': 'SURVEY.ERRORS.ORDER_ANONYMOUS' },
    ],
    [
      { questions: [question({ kind: 'order', answers: [{ id: null, name: 'a' }] })] },
      { 'questions.0.answers': 'SURVEY.ERRORS.ORDER_FEW' },
    ],
    // Words alone are a question too.
    [{ questions: [question({ answers: [], otherAnswer: true })] }, {}],
    [
      { questions: [question({ answers: ['a', ' ', 'A '].map((name) => ({ id: null, name })) })] },
      {
        'questions.0.answers.1.name': 'SURVEY.ERRORS.ANSWER_EMPTY',
        'questions.0.answers.2.name': 'SURVEY.ERRORS.ANSWER_TWICE',
      },
    ],
  ])('%j: %j', (change, missing) => expect(missingOf(draft(change), now)).toEqual(missing));

  it('is refused with too many questions, answers or signs, and taken with as many as may be', () => {
    const of = (questions: number, answers: number, signs = 5) =>
      SurveyInput.safeParse({
        name: 'Dveře',
        questions: Array.from({ length: questions }, () => ({
          name: 'x'.repeat(signs),
          answers: Array.from({ length: answers }, (_, i) => ({ name: String(i) })),
        })),
      }).success;
    expect([of(100, 50, 500), of(101, 1), of(500, 1), of(1, 51), of(1, 1, 501)]).toEqual([
      ...[true, false, false, false, false],
    ]);
  });
});

it.each([
  ['2026-11-21', '2026-11-22', false, true],
  ['2026-11-21', '2026-11-21', false, true],
  ['2026-11-21', '2026-11-20', false, false],
  ['2026-11-21', null, false, false],
  ['2026-11-21', null, true, true],
  [null, '2026-11-30', true, false],
  [null, null, true, true],
] as const)('the end of a running survey moves from %s to %s (by hand: %s): %s', (from, to, byHand, may) => {
  expect(mayMoveEnd(from && at(from), to && at(to), byHand)).toBe(may);
});

describe('replies', () => {
  const asked = [
    {
      id: 1,
      kind: 'choice' as const,
      required: true,
      multiple: false,
      otherAnswer: false,
      answers: [{ id: 11 }, { id: 12 }],
    },
    {
      id: 2,
      kind: 'choice' as const,
      required: false,
      multiple: true,
      otherAnswer: true,
      answers: [{ id: 21 }, { id: 22 }],
    },
    {
      ...{ id: 4, kind: 'order' as const, required: false, multiple: false, otherAnswer: false },
      answers: [{ id: 41 }, { id: 42 }, { id: 43 }],
    },
  ] as const;
  const reply = (questionId: number, answers: number[], other: string | null = null) => ({
    questionId,
    answers,
    other,
  });
  it.each([
    [[reply(1, [11])], null],
    [[reply(1, [11]), reply(2, [22, 21], 'jinak')], null],
    [[], 'required 1'],
    [[reply(1, [])], 'required 1'],
    [[reply(1, [11, 12])], 'oneAnswer 1'],
    // Answers to another question, to none, twice, and own words where none are asked for.
    [[reply(1, [21])], 'unknownAnswer 1'],
    [[reply(1, [11]), reply(3, [31])], 'unknownAnswer 3'],
    [[reply(1, [11]), reply(1, [12])], 'unknownAnswer 1'],
    [[reply(1, [11]), reply(2, [21, 21])], 'unknownAnswer 2'],
    [[reply(1, [], 'jinak')], 'unknownAnswer 1'],
    [[reply(1, [11]), reply(4, [43, 41, 42])], null],
    [[reply(1, [11]), reply(4, [])], null],
    [[reply(1, [11]), reply(4, [43, 41])], 'wholeOrder 4'],
    [[reply(1, [11]), reply(4, [43, 41, 41])], 'unknownAnswer 4'],
  ] as const)('%j: %s', (replies, why) => {
    const found = whyNotReplies(asked, replies as never);
    expect(found && `${found.why} ${found.questionId}`).toBe(why);
  });

  it('are kept by places, without ids, and come back as they were', () => {
    const given = [reply(4, [43, 41, 42]), reply(2, [22, 21], 'jinak'), reply(1, [12])];
    const sheet = sheetOf(asked, given);
    expect(sheet).toEqual([
      [[1], null],
      [[0, 1], 'jinak'],
      [[2, 0, 1], null],
    ]);
    expect(repliesOf(asked, sheet)).toEqual([reply(1, [12]), reply(2, [21, 22], 'jinak'), reply(4, [43, 41, 42])]);
    expect(keptReplies(asked, given).map((r) => r.questionId)).toEqual([1, 2, 4]);
    expect(sheetOf(asked, [reply(1, [11])])).toEqual([[[0], null], null, null]);
  });
});

describe('results', () => {
  const question = {
    ...{ id: 1, kind: 'choice' as const, multiple: false, otherAnswer: true },
    answers: [{ id: 11 }, { id: 12 }],
  } as const;
  const sheets = (count: number, answer: readonly [number[], string | null] | null, name: string | null = null) =>
    Array.from({ length: count }, () => ({
      sheet: [answer],
      person: name === null ? null : { id: 1, full_name: name, unit: null },
    }));
  const plain = <T>(list: readonly T[]) => [...list];

  it('count whoever answered the question, and name nobody of an anonymous one', () => {
    const all = [...sheets(7, [[0], null]), ...sheets(5, [[], 'jinak']), ...sheets(2, null)];
    const [told] = resultsOf([question], all, { anonymous: true, named: true, shuffled: plain });
    expect(told).toMatchObject({ answered: 12 });
    expect(told?.rows.map((r) => [r.kind, r.answers, r.count, r.percent, r.people])).toEqual([
      ['exact', [11], 7, 58.33, null],
      ['exact', [12], 0, 0, null],
      ['exact', [null], 5, 41.67, null],
    ]);
    expect(told?.texts).toEqual(Array(5).fill({ text: 'jinak', full_name: null }));
  });

  it('with names tell who, also of small counts', () => {
    const all = [...sheets(1, [[1], null], 'Alena'), ...sheets(1, [[], 'jinak'], 'Bedřich')];
    const [told] = resultsOf([question], all, { anonymous: false, named: true, shuffled: plain });
    expect(told?.rows.map((r) => [r.count, r.people?.map((p) => p.full_name)])).toEqual([
      [0, []],
      [1, ['Alena']],
      [1, ['Bedřich']],
    ]);
    expect(told?.texts).toEqual([{ text: 'jinak', full_name: 'Bedřich' }]);
  });

  it('with names tell also by exact shares of the units, and to nobody who may not read names', () => {
    const by = (place: number, share: Fraction | null) => ({ sheet: [[[place], null]] as Sheet, person: null, share });
    const all = [by(0, fraction(1, 3)), by(0, null), by(1, fraction(1, 6)), by(1, fraction(1, 6))];
    const told = (change: object) =>
      resultsOf([question], all, { anonymous: false, named: true, byShares: true, shuffled: plain, ...change })[0];
    expect(told({})?.shares).toBe(66.67);
    expect(told({})?.rows.map((r) => [r.count, r.percent, r.share])).toEqual([
      [2, 50, 50],
      [2, 50, 50],
      [0, 0, 0],
    ]);
    for (const change of [{ named: false }, { anonymous: true }, { byShares: false }]) {
      expect(told(change)?.shares).toBeNull();
      for (const row of told(change)?.rows ?? []) expect(row.share).toBeNull();
    }
  });

  it('of an order tell the middle place of each and how many put it first, by people and by shares', () => {
    const order = {
      ...{ id: 2, kind: 'order' as const, multiple: false, otherAnswer: false },
      answers: [{ id: 21 }, { id: 22 }, { id: 23 }],
    } as const;
    const by = (places: number[] | null, share: Fraction | null) => ({
      ...{ sheet: [places && [places, null]] as Sheet, share },
      person: null,
    });
    // First A B C, then B A C twice; who left it out weighs nothing.
    const all = [
      by([0, 1, 2], fraction(1, 2)),
      by([1, 0, 2], fraction(1, 6)),
      by([1, 0, 2], null),
      by(null, fraction(1, 3)),
    ];
    const told = (change: object = {}) =>
      resultsOf([order], all, { anonymous: false, named: true, byShares: true, shuffled: plain, ...change })[0];
    expect(told()?.answered).toBe(3);
    expect(told()?.rows.map((r) => [r.answers[0], r.count, r.place, r.share, r.placeByShare])).toEqual([
      [21, 1, 1.67, 75, 1.25],
      [22, 2, 1.33, 25, 1.75],
      [23, 0, 3, 0, 3],
    ]);
    expect(asRead(order, told() as QuestionResult).map((r) => r.answers[0])).toEqual([22, 21, 23]);
    expect(told({ named: false })?.rows.map((r) => [r.place, r.placeByShare])).toEqual([
      [1.67, null],
      [1.33, null],
      [3, null],
    ]);
    const none = resultsOf([order], [], { anonymous: false, named: true, shuffled: plain })[0];
    expect(none?.rows.map((r) => [r.count, r.place])).toEqual(Array(3).fill([0, null]));
    // Shares that nobody has are no weight.
    const without = resultsOf([order], [by([0, 1, 2], null)], {
      ...{ anonymous: false, named: true, byShares: true, shuffled: plain },
    })[0];
    expect(without?.rows[0]).toMatchObject({ place: 1, placeByShare: null });
  });

  it('have percents of whole hundredths', () => {
    expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 0)]).toEqual([33.33, 66.67, 0]);
  });
});

it.each([
  ['concept', true, 'afterEnd', true, true, 'notStarted'],
  ['active', true, 'afterAnswer', false, true, 'afterEnd'],
  ['active', true, 'afterAnswer', true, true, 'afterEnd'],
  ['finished', true, 'afterAnswer', false, false, 'shown'],
  ['finished', true, 'committee', false, true, 'committee'],
  ['finished', true, 'committee', true, false, 'shown'],
  ['active', false, 'afterAnswer', false, true, 'shown'],
  ['active', false, 'afterAnswer', false, false, 'afterAnswer'],
  ['active', false, 'afterEnd', false, true, 'afterEnd'],
  ['active', false, 'afterEnd', true, false, 'shown'],
] as const)('results of a survey that is %s (anonymous: %s, %s) to who administers: %s, answered: %s: %s', (...row) => {
  const [status, anonymous, publishing, administers, answered, state] = row;
  const s = { ...runs('2026-11-10', '2026-11-25', status), anonymous, publishing };
  expect(resultStateOf(s, { administers, answered }, now)).toBe(state);
});

it('of an anonymous one past its end wait until that is written down, of others they do not', () => {
  const s = { ...runs('2026-11-10', '2026-11-19'), publishing: 'afterEnd' } as const;
  const asker = { administers: false, answered: false };
  expect(resultStateOf({ ...s, anonymous: true }, asker, now)).toBe('afterEnd');
  expect(resultStateOf({ ...s, anonymous: false }, asker, now)).toBe('shown');
});

describe('what is due', () => {
  const s = (change: object) => ({
    ...runs('2026-11-10', '2026-11-30'),
    announcedAt: at('2026-11-10'),
    reminded: 0,
    ...change,
  });
  it.each([
    [{}, '2026-11-26', null, '2026-11-27'],
    [{}, '2026-11-27', 'remind', '2026-11-27'],
    [{ reminded: 1 }, '2026-11-28', null, '2026-11-29'],
    [{ reminded: 2 }, '2026-11-29', null, '2026-11-30'],
    [{ reminded: 2 }, '2026-11-30', 'end', '2026-11-30'],
    [{ announcedAt: null }, '2026-11-10', 'begin', '2026-11-10'],
    [{ announcedAt: null }, '2026-11-09', null, '2026-11-10'],
    // Begun two days before its end: the first reminder would have been before, the second within a day.
    [{ announcedAt: at('2026-11-28'), dateFrom: at('2026-11-28') }, '2026-11-28', null, '2026-11-29'],
    [{ dateTo: null }, '2026-11-28', null, null],
    [{ status: 'finished' }, '2026-12-28', null, null],
  ] as const)('of %j on %s: %s, next %s', (change, day, what, next) => {
    expect(whatIsDue(s(change), at(day))).toBe(what);
    expect(dueAtOf(s(change))).toEqual(next === null ? null : at(next));
  });

  it('passes over a reminder that would come within a day after the survey', () => {
    const short = s({ announcedAt: new Date('2026-11-29T13:00:00Z') });
    expect(nextReminder(short)).toBeNull();
    expect(nextReminder(s({}))).toEqual({ which: 0, at: at('2026-11-27') });
  });
});

it('a code is read however it is written, and nothing else is one', () => {
  expect(Code.parse('k7qm-2xpa')).toBe('K7QM2XPA');
  for (const no of ['K7QM', 'K0QM2XPA', 'KIQM2XPA', 'K7QM2XPAA', '']) expect(Code.safeParse(no).success).toBe(false);
});
