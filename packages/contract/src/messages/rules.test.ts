import { describe, expect, it } from 'vitest';
import { isEmptyRichText, richTextLength } from '../base/words/rich-text.ts';
import { isInTab, isPublished, mayArchive, mayComment, stateOf, termOf, whyNotSaved } from './rules.ts';
import { MessageInput, messageStates } from './schema.ts';

const now = new Date('2026-11-21T09:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const times = { concept: false, archivedAt: null, isPinned: false, dateFrom: at(-1), dateTo: null };
const input = (change: object = {}) =>
  MessageInput.parse({ title: 'Odečty', description: '<p>Ve středu.</p>', ...change });
const term = (from: number | null, to: number | null = null) => ({
  ...{ long_term: false, dateFrom: from === null ? null : at(from).toISOString() },
  dateTo: to === null ? null : at(to).toISOString(),
});

describe('the state', () => {
  it.each([
    [{}, 'actual'],
    [{ concept: true }, 'concept'],
    [{ dateFrom: null, concept: true }, 'concept'],
    [{ dateFrom: at(1) }, 'planned'],
    [{ dateFrom: now }, 'actual'],
    [{ dateTo: now }, 'actual'],
    [{ dateTo: at(-0.01) }, 'old'],
    [{ archivedAt: now, dateTo: at(-1) }, 'archive'],
  ] as const)('%o is %s', (change, state) => {
    expect(stateOf({ ...times, ...change }, now)).toBe(state);
  });

  it('pinned ones stand among the actual ones too', () => {
    expect(isInTab({ ...times, isPinned: true }, 'pined', now)).toBe(true);
    expect(isInTab({ ...times, isPinned: true }, 'actual', now)).toBe(true);
    expect(isInTab({ ...times, isPinned: true, dateFrom: at(1) }, 'pined', now)).toBe(false);
    expect(isInTab(times, 'pined', now)).toBe(false);
  });

  it('says what may be archived, commented and who may have read it', () => {
    expect(messageStates.filter(mayArchive)).toEqual(['planned', 'actual', 'old']);
    expect(messageStates.filter((s) => mayComment({ comments: true }, s))).toEqual(['actual', 'old']);
    expect(mayComment({ comments: false }, 'actual')).toBe(false);
    expect([times, { ...times, dateFrom: at(1) }, { ...times, concept: true }].map((m) => isPublished(m, now))).toEqual(
      [true, false, false],
    );
  });
});

describe('why it is not saved', () => {
  it.each([
    [{}, {}],
    [
      { title: '', description: '<p>&nbsp;</p>' },
      { title: 'BASE.FORM.REQUIRED', description: 'BASE.FORM.REQUIRED' },
    ],
    [{ title: '', description: '', concept: true }, {}],
    [term(null), { dateFrom: 'BASE.FORM.REQUIRED' }],
    [{ ...term(null), isPinned: true }, {}],
    [term(1, 2), {}],
    [term(2, 1), { dateTo: 'MESSAGE.ERRORS.END_BEFORE_START' }],
    [{ ...term(2, 1), concept: true }, { dateTo: 'MESSAGE.ERRORS.END_BEFORE_START' }],
    [term(-2, -1), { dateTo: 'MESSAGE.ERRORS.END_PAST' }],
    [term(-23), {}],
    [{ acceptRead: true, acceptUntil: at(-1).toISOString() }, { acceptUntil: 'MESSAGE.ERRORS.ACCEPT_PAST' }],
    [{ acceptRead: true, acceptUntil: at(1).toISOString() }, {}],
    [{ acceptRead: false, acceptUntil: at(-1).toISOString() }, {}],
    [term(-25), { dateFrom: 'MESSAGE.ERRORS.START_PAST' }],
    [{ emergency: true }, { dateTo: 'MESSAGE.ERRORS.EMERGENCY_END' }],
    // Times that the form hides do not count.
    [{ ...term(-99, -98), long_term: true }, {}],
  ])('%o: %o', (change, why) => {
    expect(whyNotSaved(input(change), now)).toEqual(why);
  });

  it('what is out stays out, keeps its beginning and may end; a draft begins when it is published', () => {
    const out = { concept: false, dateFrom: at(-100) };
    expect(whyNotSaved(input(term(-100, -1)), now, out)).toEqual({});
    expect(whyNotSaved(input({ concept: true }), now, out)).toEqual({ concept: 'MESSAGE.ERRORS.ALREADY_PUBLISHED' });
    expect(whyNotSaved(input(term(1)), now, out)).toEqual({ dateFrom: 'MESSAGE.ERRORS.START_KEPT' });
    const draft = { concept: true, dateFrom: at(-100) };
    expect(whyNotSaved(input(term(-100)), now, draft)).toEqual({ dateFrom: 'MESSAGE.ERRORS.START_PAST' });
  });
});

it('a text of as many open brackets as it may have is looked through once, and is no empty one', () => {
  const description = '<'.repeat(richTextLength);
  const began = Date.now();
  expect(whyNotSaved(input({ description }), now)).toEqual({});
  expect(isEmptyRichText(description)).toBe(false);
  expect(Date.now() - began).toBeLessThan(2000);
});

describe('the times that are kept', () => {
  it.each([
    [{}, { dateFrom: now, dateTo: null, longTerm: true }],
    [{ concept: true }, { dateFrom: null, dateTo: null, longTerm: true }],
    [term(1, 2), { dateFrom: at(1), dateTo: at(2), longTerm: false }],
    [
      { ...term(1, 2), isPinned: true },
      { dateFrom: at(1), dateTo: null, longTerm: true },
    ],
    [
      { ...term(1, 2), isPinned: true, emergency: true },
      { dateFrom: at(1), dateTo: at(2), longTerm: false },
    ],
    [
      { ...term(1, 2), long_term: true },
      { dateFrom: now, dateTo: null, longTerm: true },
    ],
  ])('%o: %o', (change, kept) => {
    expect(termOf(input(change), now, null)).toEqual(kept);
    expect(termOf(input(change), now, at(-9)).dateFrom).toEqual(at(-9));
  });
});
