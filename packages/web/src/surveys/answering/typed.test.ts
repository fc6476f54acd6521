import { describe, expect, it } from 'vitest';
import {
  type Asked,
  answerOf,
  problemOf,
  readTyped,
  repliesOf,
  type Typed,
  withChosen,
  withOrder,
  withOther,
  without,
} from './typed.ts';

const ask = (change: Partial<Asked> = {}): Asked => ({
  ...{ id: 1, kind: 'choice', required: false, multiple: false, otherAnswer: false },
  ...{ answers: [{ id: 11 }, { id: 12 }, { id: 13 }] },
  ...change,
});

describe('answers that are being given', () => {
  it('hold one where one is asked for: another takes its place, own words too', () => {
    const question = ask({ otherAnswer: true });
    const first = withChosen({}, question, 11, true);
    const second = withChosen(first, question, 12, true);
    expect(second).toEqual({ 1: { chosen: [12], other: null } });
    const own = withOther(second, question, 'Jinak');
    expect(own).toEqual({ 1: { chosen: [], other: 'Jinak' } });
    expect(withChosen(own, question, 13, true)).toEqual({ 1: { chosen: [13], other: null } });
    expect(without(own, question)).toEqual({ 1: { chosen: [], other: null } });
  });

  it('hold an order whole, and nothing of one that is not', () => {
    const question = ask({ kind: 'order', required: true });
    expect(problemOf({}, question)).toBe('order');
    const typed = withOrder({}, question, [13, 11, 12]);
    expect(problemOf(typed, question)).toBeNull();
    expect(repliesOf(typed, [question])).toEqual([{ questionId: 1, answers: [13, 11, 12], other: null }]);
    expect(readTyped(typed, [question])).toEqual(typed);
    for (const chosen of [
      [13, 11],
      [13, 11, 11],
      [13, 11, 12, 12],
    ])
      expect(readTyped({ 1: { chosen, other: null } }, [question])).toEqual({});
  });

  it('hold several in the order they are offered in, whatever the order of ticking', () => {
    const question = ask({ multiple: true, otherAnswer: true });
    const ticked = [13, 11].reduce<Typed>((typed, id) => withChosen(typed, question, id, true), {});
    expect(answerOf(ticked, question).chosen).toEqual([11, 13]);
    const both = withOther(ticked, question, 'I jinak');
    expect(both).toEqual({ 1: { chosen: [11, 13], other: 'I jinak' } });
    expect(withChosen(both, question, 11, false)).toEqual({ 1: { chosen: [13], other: 'I jinak' } });
  });

  it.each([
    ['nothing where something must be', {}, { required: true }, 'required'],
    ['nothing where nothing has to be', {}, {}, null],
    ['a ticked one', { 1: { chosen: [11], other: null } }, { required: true }, null],
    ['own words', { 1: { chosen: [], other: 'Ano' } }, { required: true, otherAnswer: true }, null],
    ['own words without words', { 1: { chosen: [11], other: ' ' } }, { multiple: true, otherAnswer: true }, 'empty'],
  ] as const)('may go out or not: %s', (_, typed, change, problem) => {
    expect(problemOf(typed, ask(change))).toBe(problem);
  });

  it('are read from what the device kept, without what the survey does not ask', () => {
    const kept = {
      1: { chosen: [12, 99], other: null },
      2: { chosen: [21, 22], other: null },
      3: { chosen: 'x', other: 7 },
      4: { chosen: [], other: 'Slova' },
      9: { chosen: [1], other: null },
    };
    const questions = [
      ask(),
      ask({ id: 2, answers: [{ id: 21 }, { id: 22 }] }),
      ask({ id: 3 }),
      ask({ id: 4, otherAnswer: true }),
    ];
    expect(readTyped(kept, questions)).toEqual({
      1: { chosen: [12], other: null },
      2: { chosen: [21], other: null },
      4: { chosen: [], other: 'Slova' },
    });
    expect(readTyped(kept, [ask({ id: 4 })])).toEqual({});
    for (const broken of [null, 'x', 7, [], { 1: null }]) expect(readTyped(broken, questions)).toEqual({});
  });

  it('go out with own words trimmed, and without questions that were passed over', () => {
    const questions = [ask({ otherAnswer: true }), ask({ id: 2, answers: [{ id: 21 }] }), ask({ id: 3 })];
    const typed = {
      1: { chosen: [], other: ' Jinak ' },
      2: { chosen: [21], other: null },
      3: { chosen: [], other: null },
    };
    expect(repliesOf(typed, questions)).toEqual([
      { questionId: 1, answers: [], other: 'Jinak' },
      { questionId: 2, answers: [21], other: null },
    ]);
  });
});
