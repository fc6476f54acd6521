import { describe, expect, it } from 'vitest';
import {
  decidedAt,
  holdingPaper,
  isBeingCounted,
  type PaperCourse,
  paperCounts,
  paperPhase,
  papersUntil,
  secondUntil,
  whyNoPaper,
} from './rules-papers.ts';

const at = (text: string) => new Date(text);
const end = at('2026-11-30T19:00:00Z');
const course = (change: Partial<PaperCourse> = {}): PaperCourse => ({
  status: 'run',
  type: 'online',
  opensAt: null,
  closesAt: end,
  paperDays: 3,
  expects: true,
  papersClosedAt: null,
  ...change,
});
const facts = (handedIn: Date | null, photoAt: Date | null, confirmedAt: Date | null) => ({
  handedIn,
  photoAt,
  confirmedAt,
});
const before = at('2026-11-30T18:00:00Z');
const after = at('2026-12-01T18:00:00Z');

it.each([
  ['recorded before the end: nothing beside it', facts(null, null, null), false],
  ['recorded before the end: its photo', facts(null, before, null), true],
  ['recorded before the end: a photo that came with the end', facts(null, end, null), false],
  ['recorded before the end: a second person after it', facts(null, null, after), true],
  ['recorded after the end: its photo alone', facts(before, after, null), false],
  ['recorded after the end: a second person alone', facts(before, null, after), false],
  ['recorded after the end: both', facts(before, after, after), true],
])('%s', (_, paper, counts) => expect(paperCounts(paper, end)).toBe(counts));

describe('the time for papers', () => {
  it('is the same hour some days later, over a change of clocks too', () => {
    expect(papersUntil(course())).toEqual(at('2026-12-03T19:00:00Z'));
    const spring = course({ closesAt: at('2026-03-27T19:00:30Z') });
    expect(papersUntil(spring)).toEqual(at('2026-03-30T18:00:30Z'));
  });
  it('is none where no papers are expected, or none were announced', () => {
    expect(papersUntil(course({ expects: false }))).toEqual(end);
    expect(papersUntil(course({ paperDays: 0 }))).toEqual(end);
    expect(papersUntil(course({ closesAt: null }))).toBeNull();
  });
  it('goes open, counting, over; earlier when all are recorded', () => {
    const phases = ['2026-11-30T18:59:59Z', '2026-11-30T19:00:00Z', '2026-12-03T18:59:59Z', '2026-12-03T19:00:00Z'];
    expect(phases.map((p) => paperPhase(course(), at(p)))).toEqual(['open', 'counting', 'counting', 'over']);
    expect(paperPhase(course({ papersClosedAt: after }), after)).toBe('over');
    expect(paperPhase(course({ status: 'finish' }), before)).toBe('over');
    expect(isBeingCounted(course(), end)).toBe(true);
    expect(isBeingCounted(course({ type: 'local' }), end)).toBe(false);
  });
  it('says why no paper is taken', () => {
    const late = at('2026-12-04T00:00:00Z');
    expect(whyNoPaper(course(), after)).toBeNull();
    expect(whyNoPaper(course(), late)).toBe('VOTE.ERRORS.CLOSED');
    expect(whyNoPaper(course({ expects: false }), after)).toBe('VOTE.ERRORS.CLOSED');
    expect(whyNoPaper(course({ papersClosedAt: after }), after)).toBe('VOTE_PAPER.ERRORS.ALL_RECORDED');
    expect(whyNoPaper(course({ opensAt: end }), before)).toBe('VOTE.ERRORS.NOT_OPEN');
    expect(whyNoPaper(course({ type: 'local' }), before)).toBe('VOTE.ERRORS.NOT_ONLINE');
    expect(whyNoPaper(course({ status: 'finish' }), before)).toBe('VOTE.ERRORS.NOT_RUNNING');
  });
  it('leaves a second person the time for papers, of those recorded after the end a day more', () => {
    expect(secondUntil({ handedIn: null }, course())).toEqual(at('2026-12-03T19:00:00Z'));
    expect(secondUntil({ handedIn: before }, course())).toEqual(at('2026-12-04T19:00:00Z'));
    expect(secondUntil({ handedIn: before }, course({ papersClosedAt: after }))).toEqual(at('2026-12-02T18:00:00Z'));
  });
  it('decides at the end without papers, else when nothing waits any more', () => {
    expect(decidedAt(course({ expects: false }), [])).toEqual(end);
    expect(decidedAt(course(), [])).toEqual(at('2026-12-03T19:00:00Z'));
    expect(decidedAt(course({ papersClosedAt: after }), [])).toEqual(after);
    expect(decidedAt(course({ papersClosedAt: after }), [{ handedIn: before }])).toEqual(at('2026-12-02T18:00:00Z'));
    expect(decidedAt(course({ papersClosedAt: after }), [{ handedIn: null }])).toEqual(at('2026-12-03T19:00:00Z'));
  });
});

it('of several papers of a seat the first that counts and is not void holds', () => {
  const one = (seq: number, counted: boolean, voidAt: Date | null = null) => ({
    ...facts(null, null, counted ? before : null),
    seq,
    voidAt,
  });
  expect(holdingPaper([one(5, true), one(3, true)], end)?.seq).toBe(3);
  expect(holdingPaper([one(3, false), one(5, true)], end)?.seq).toBe(5);
  expect(holdingPaper([one(3, true, before), one(5, true)], end)?.seq).toBe(5);
  expect(holdingPaper([one(3, false)], end)).toBeNull();
});
