import { describe, expect, it } from 'vitest';
import { clockOf, inputOf, newThing } from './thingValues.ts';

it.each([
  ['7', '07:00'],
  ['7:30', '07:30'],
  ['7.30', '07:30'],
  [' 24:00 ', '24:00'],
  ['0', '00:00'],
  ['v sedm', 'v sedm'],
  ['7:3', '7:3'],
])('%s is %s', (typed, clock) => expect(clockOf(typed)).toBe(clock));

describe('what is sent', () => {
  const quiet = [{ days: [7, 1], from: '0', to: '9' }];
  it('has quiet hours and times of hours', () =>
    expect(inputOf({ ...newThing, quiet, perWeek: 3 })).toMatchObject({
      ...{ opens: '07:00', closes: '21:00', perWeek: 3, mostOpen: null, floor: null },
      quiet: [{ days: [1, 7], from: '00:00', to: '09:00' }],
    }));

  it('of days has whole ones and no quiet hours', () =>
    expect(inputOf({ ...newThing, by: 'days', quiet })).toMatchObject({ opens: '00:00', closes: '24:00', quiet: [] }));
});
