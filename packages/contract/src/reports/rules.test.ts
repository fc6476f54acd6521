import { describe, expect, it } from 'vitest';
import { reportComments } from './endpoints-comments.ts';
import {
  countOfTab,
  isInside,
  isToAsk,
  mayOf,
  stepTo,
  visibilityAtFirst,
  whyNotAlso,
  whyNotChanged,
  whyNotJudged,
  whyNotSolved,
  whyNotTakenOver,
  whyNotWithdrawn,
} from './rules.ts';
import { ReportInput, type ReportState, reportStates, reportTabs, reportTypes } from './schema.ts';

const report = (status: ReportState, change: object = {}) => ({
  ...{ status, ownerId: 7, solverId: 8, visibility: 'public' as const, askedAt: null, verdict: null },
  ...change,
});
const owner = { memberId: 7, administers: false, mayWrite: true, maySolve: false };
const solver = { memberId: 8, administers: false, mayWrite: true, maySolve: true };
const other = { memberId: 9, administers: false, mayWrite: true, maySolve: false };
const chair = { memberId: 5, administers: true, mayWrite: true, maySolve: true };
const visit = { memberId: null, administers: true, mayWrite: false, maySolve: true };
const everybody = [owner, solver, other, chair];

/** What each of them is refused with, in each state. */
const over = (why: (r: ReturnType<typeof report>, who: typeof owner) => string | null) =>
  reportStates.map((status) => everybody.map((who) => why(report(status), who)));

describe('what may be done with a report', () => {
  it('is changed by its reporter while new, by who administers until it is solved', () => {
    expect(over(whyNotChanged)).toEqual([
      [null, 'notYours', 'notYours', null],
      ['notNew', 'notYours', 'notYours', null],
      ['solved', 'solved', 'solved', 'solved'],
      ['solved', 'solved', 'solved', 'solved'],
    ]);
  });

  it('is withdrawn by its reporter alone, while new', () => {
    expect(over(whyNotWithdrawn)).toEqual([
      [null, 'notYours', 'notYours', 'notYours'],
      ['notNew', 'notYours', 'notYours', 'notYours'],
      ['solved', 'notYours', 'notYours', 'notYours'],
      ['solved', 'notYours', 'notYours', 'notYours'],
    ]);
  });

  it('is taken over by its solver while new, and from them by who administers', () => {
    expect(over(whyNotTakenOver)).toEqual([
      ['notYours', null, 'notYours', null],
      ['notYours', 'yours', 'notYours', null],
      ['solved', 'solved', 'solved', 'solved'],
      ['solved', 'solved', 'solved', 'solved'],
    ]);
    // Who is named in it and may solve nothing any more solves nothing.
    expect(whyNotTakenOver(report('new'), { ...solver, maySolve: false })).toBe('notYours');
  });

  it('is solved by its solver and by who administers, once', () => {
    expect(over(whyNotSolved)).toEqual([
      ['notYours', null, 'notYours', null],
      ['notYours', null, 'notYours', null],
      ['solved', 'solved', 'solved', 'solved'],
      ['solved', 'solved', 'solved', 'solved'],
    ]);
  });

  it('is offered as it is allowed: inner comments to who administers, nothing to a visit that reads', () => {
    const may = (status: ReportState, who: typeof chair, change = {}) =>
      Object.entries(mayOf(report(status, change), who)).flatMap(([deed, is]) => (is ? [deed] : []));
    expect(may('new', owner)).toEqual(['comment', 'edit', 'withdraw']);
    expect(may('solving', solver)).toEqual(['comment', 'solve', 'also']);
    expect(may('new', chair, { visibility: 'private' })).toEqual([
      ...['comment', 'inner', 'edit', 'takeOver', 'solve', 'remove', 'letIn', 'also'],
    ]);
    expect(may('solved', chair)).toEqual(['comment', 'inner', 'archive', 'remove', 'followUp']);
    expect(may('archive', other)).toEqual(['followUp']);
    for (const status of reportStates)
      expect(mayOf(report(status), visit)).toMatchObject({ edit: false, solve: false });
    expect(everybody.map((who) => isInside(report('new'), who))).toEqual([true, true, false, true]);
  });
});

it('goes forward alone, each way by a step of its own', () => {
  expect(reportStates.map((from) => reportStates.map((to) => stepTo(from, to)))).toEqual([
    ['none', 'takeOver', 'solve', null],
    [null, 'none', 'solve', null],
    [null, null, 'none', 'archive'],
    [null, null, null, 'none'],
  ]);
});

it('is judged by its reporter alone, once they were asked, and once', () => {
  const asked = { askedAt: new Date() };
  const why = (change: object) => everybody.map((who) => whyNotJudged(report('solved', change), who));
  expect(why({})).toEqual(['notAsked', 'notYours', 'notYours', 'notYours']);
  expect(why(asked)).toEqual([null, 'notYours', 'notYours', 'notYours']);
  expect(why({ ...asked, verdict: 'mended' })).toEqual(['judged', 'notYours', 'notYours', 'notYours']);
  expect(mayOf(report('archive', asked), owner).verdict).toBe(true);
  const ended = { ownerId: 7, solvedBy: 8, outcome: 'mended' } as const;
  expect(isToAsk(ended)).toBe(true);
  for (const change of [{ ownerId: null }, { solvedBy: 7 }, { outcome: 'declined' }, { outcome: 'duplicate' }] as const)
    expect(isToAsk({ ...ended, ...change })).toBe(false);
});
it('is the trouble also of whoever did not report it, until it is solved', () => {
  expect(over(whyNotAlso)).toEqual([
    ['own', null, null, null],
    ['own', null, null, null],
    ['solved', 'solved', 'solved', 'solved'],
    ['solved', 'solved', 'solved', 'solved'],
  ]);
});
it('starts private where it is a complaint, in somebody’s place, or follows a private one', () => {
  const first = { type: 'fault', privatePlace: false, followsPrivate: false } as const;
  expect(reportTypes.map((type) => visibilityAtFirst({ ...first, type }))).toEqual([
    ...['public', 'public', 'public', 'private', 'public'],
  ]);
  expect(visibilityAtFirst({ ...first, privatePlace: true })).toBe('private');
  expect(visibilityAtFirst({ ...first, followsPrivate: true })).toBe('private');
});

it('tabs, counts and types are called and ordered as the specification has them', () => {
  expect(reportTabs).toEqual(['all', 'new', 'solving', 'solved', 'archive']);
  expect(reportTypes).toEqual(['fault', 'request', 'repair', 'complaint', 'other']);
  expect(Object.values(countOfTab)).toEqual([
    ...['reportsCount', 'newReportsCount', 'solvingReportsCount', 'solvedReportsCount', 'archiveReportsCount'],
  ]);
});

describe('what comes', () => {
  it('needs a title and a text, of lengths that people write', () => {
    const errors = (input: object) =>
      ReportInput.safeParse(input).error?.issues.map((i) => [i.path.join('.'), i.message]) ?? [];
    expect(errors({ title: ' ', description: '\n' })).toEqual([
      ['title', 'BASE.FORM.REQUIRED'],
      ['description', 'BASE.FORM.REQUIRED'],
    ]);
    expect(errors({ title: 'x'.repeat(10_000), description: 'y'.repeat(4001), commonSpace: 'z'.repeat(121) })).toEqual([
      ['title', 'BASE.FORM.TOO_LONG'],
      ['description', 'BASE.FORM.TOO_LONG'],
      ['commonSpace', 'BASE.FORM.TOO_LONG'],
    ]);
    const parsed = ReportInput.parse({ title: 'Kape 💧', description: ' a\r\nb ' });
    expect([parsed.description, parsed.type, parsed.visibility, parsed.solverId]).toEqual([
      'a\nb',
      'fault',
      undefined,
      null,
    ]);
  });

  it('is a comment under either name of its text', () => {
    const parse = (said: object) => reportComments.add.input.safeParse({ id: 1, ...said });
    expect(parse({ comment: ' Kape ' }).data).toMatchObject({ message: 'Kape', stream: 'house' });
    expect(parse({ message: 'Kape', stream: 'inner' }).data).toMatchObject({ message: 'Kape', stream: 'inner' });
    expect(parse({ comment: 'x'.repeat(4001) }).success).toBe(false);
    expect(parse({}).error?.issues[0]?.message).toBe('COMMENTS.ERRORS.EMPTY');
    expect(parse({ message: 'Kape', stream: 'jiný' }).success).toBe(false);
  });
});
