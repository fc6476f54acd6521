// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { CashValues } from './cashValues.ts';
import { fillsOf } from './codeFills.ts';

const says = { amount: 802_800n, day: '2026-11-03', number: '2026/0117', name: 'ELEKTRO MALY' };
const now = new Date('2026-11-26T10:00:00Z');
const values = (over: Partial<CashValues> = {}): CashValues => ({
  ...{ type: 'expense', date: '2026-11-26', amount: '', name: '', moneyFrom: '', acceptedBy: 'Jana' },
  ...{ externalNumber: '', note: '', missingReason: '', files: [], ...over },
});
const all = { amount: '8\u00a0028.00', date: '2026-11-03', externalNumber: '2026/0117', moneyFrom: 'ELEKTRO MALY' };

it('fills what is empty; the day of today was typed by nobody', () => {
  expect(fillsOf(says, values(), now)).toEqual({ empty: all, other: {} });
});

it('leaves what was typed and says what differs, however the amount is written', () => {
  const typed = { amount: '8028', date: '2026-11-02', externalNumber: '117', moneyFrom: 'ELEKTRO MALY' };
  expect(fillsOf(says, values(typed), now)).toEqual({
    empty: {},
    other: { date: '2026-11-03', externalNumber: '2026/0117' },
  });
  expect(fillsOf(says, values({ amount: 'osm tisíc' }), now).other).toEqual({ amount: '8\u00a0028.00' });
});

it('takes no day to come, and into an income nobody who was paid', () => {
  expect(fillsOf({ ...says, day: '2026-11-27' }, values(), now).empty).not.toHaveProperty('date');
  expect(fillsOf(says, values({ type: 'income' }), now).empty).not.toHaveProperty('moneyFrom');
  const nothing = { amount: null, day: null, number: null, name: null };
  expect(fillsOf(nothing, values(), now)).toEqual({ empty: {}, other: {} });
});
