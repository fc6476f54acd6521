import { expect, it } from 'vitest';
import { changesOf, cleaned, type Kept, whyNotKept } from './rules.ts';
import { nextReminder, remindingAt } from './rules-reminders.ts';

const today = '2026-11-26';
const open: Kept = { state: 'open', responsibleId: 7, dueOn: '2026-12-10', settledOn: null, note: '' };
const as = (change: Partial<Kept>): Kept => ({ ...open, ...change });

it('of what nobody carries out nothing else is said, and what has ended has a day', () => {
  expect(cleaned(as({ state: 'none', settledOn: today }), today)).toEqual(
    as({ state: 'none', responsibleId: null, dueOn: null }),
  );
  expect(cleaned(as({ settledOn: today }), today)).toEqual(open);
  expect(cleaned(as({ state: 'done' }), today).settledOn).toBe(today);
  expect(cleaned(as({ state: 'dropped', settledOn: '2026-11-01' }), today).settledOn).toBe('2026-11-01');
});

it('what was not adopted waits for nobody, what is dropped has a reason, and nothing ends tomorrow', () => {
  const why = (kept: Kept, adopted = true) => whyNotKept(kept, { adopted, today });
  expect(why(open)).toBeNull();
  expect(why(open, false)).toBe('notAdopted');
  expect(why(as({ state: 'none', responsibleId: null, dueOn: null }), false)).toBeNull();
  expect(why(as({ state: 'dropped', settledOn: today }))).toBe('reason');
  expect(why(as({ state: 'dropped', settledOn: today, note: 'Není třeba.' }))).toBeNull();
  expect(why(as({ state: 'done', settledOn: '2026-11-27' }))).toBe('future');
});

it('each thing that is different is an entry, and a note of a new state belongs to it', () => {
  expect(changesOf(open, open)).toEqual([]);
  const done = as({ state: 'done', settledOn: today, note: 'Hotovo.' });
  expect(changesOf(open, done)).toEqual([{ what: 'done', day: today, note: 'Hotovo.' }]);
  const given = as({ responsibleId: null, dueOn: null, note: 'Čeká se.' });
  expect(changesOf(open, given).map(({ what }) => what)).toEqual(['responsible', 'due', 'note']);
});

it('reminds three days before the day and the day after it, at nine in Prague also where clocks change', () => {
  const next = (dueOn: string | null, after: string) => nextReminder(dueOn, new Date(after))?.toISOString() ?? null;
  expect(next(null, '2026-11-01T00:00:00Z')).toBeNull();
  expect(next('2026-12-10', '2026-11-01T00:00:00Z')).toBe('2026-12-07T08:00:00.000Z');
  expect(next('2026-12-10', '2026-12-07T08:00:00Z')).toBe('2026-12-11T08:00:00.000Z');
  expect(next('2026-12-10', '2026-12-11T08:00:00Z')).toBeNull();
  expect(next('2027-03-29', '2027-03-01T00:00:00Z')).toBe('2027-03-26T08:00:00.000Z');
  expect(next('2027-03-29', '2027-03-27T00:00:00Z')).toBe('2027-03-30T07:00:00.000Z');
  expect(remindingAt('2026-12-10', new Date('2026-12-11T07:59:00Z'))).toBe('soon');
  expect(remindingAt('2026-12-10', new Date('2026-12-11T08:00:00Z'))).toBe('late');
});
