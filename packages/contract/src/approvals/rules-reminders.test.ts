import { expect, test } from 'vitest';
import { nextReminder } from './rules-reminders.ts';

const at = (text: string) => new Date(text);
/** All reminders of a request, one after another. */
function all(asked: string, dueOn: string | null): string[] {
  const found: string[] = [];
  for (let last: Date | null = at(asked); last; ) {
    last = nextReminder(at(asked), dueOn, last);
    if (last) found.push(last.toISOString());
  }
  return found;
}

test('two days before the last day and on it, in the morning, also over the change of clocks', () => {
  expect(all('2026-11-26T10:00:00Z', '2026-12-10')).toEqual(['2026-12-08T08:00:00.000Z', '2026-12-10T08:00:00.000Z']);
  expect(all('2027-03-20T10:00:00Z', '2027-03-28')).toEqual(['2027-03-26T08:00:00.000Z', '2027-03-28T07:00:00.000Z']);
});

test('without a last day three times', () => {
  expect(all('2026-11-26T10:00:00Z', null)).toEqual([
    ...['2026-11-29T08:00:00.000Z', '2026-12-06T08:00:00.000Z', '2026-12-13T08:00:00.000Z'],
  ]);
});

test('nobody is reminded of what came in the last twelve hours, nor after the last day', () => {
  expect(all('2026-11-26T05:00:00Z', '2026-11-26')).toEqual([]);
  expect(all('2026-11-26T10:00:00Z', '2026-11-27')).toEqual(['2026-11-27T08:00:00.000Z']);
  expect(all('2026-11-26T22:30:00Z', '2026-11-27')).toEqual([]);
  expect(nextReminder(at('2026-11-26T10:00:00Z'), '2026-12-10', at('2026-12-10T08:00:00Z'))).toBe(null);
});
