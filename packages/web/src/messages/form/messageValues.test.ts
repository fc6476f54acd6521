import { expect, test } from 'vitest';
import { messageOwn } from '#contract/messages/schema.ts';
import { ownValues } from '../../kit/form/own-values.ts';
import { inputOf, type Kept, newMessage, plannedFor, readsOtherwise, valuesOf, whyWrong } from './messageValues.ts';

const now = new Date('2026-11-21T19:00:00.000Z');
const detail = {
  ...ownValues(messageOwn),
  title: 'Odečty',
  label: { id: 'important' },
  state: 'actual',
  emergency: false,
  long_term: false,
  dateFrom: '2026-11-01T06:30:12.345Z',
  dateTo: '2026-12-04T22:59:00.000Z',
  toPublic: true,
  owner: { id: 5, full_name: 'Jana' },
  acceptUntil: null,
  description: '<p>Text</p>',
  everyone: false,
  audience: [{ kind: 'entrance', id: 2, role: null, name: 'Lipová 16' }],
  attachments: [],
  files: [],
} satisfies Kept;

test('what was not touched goes back as it came, to the millisecond', () => {
  const input = inputOf(valuesOf(detail), false, detail, now);
  expect(input).toMatchObject({
    dateFrom: detail.dateFrom,
    dateTo: detail.dateTo,
    long_term: false,
    audience: [{ kind: 'entrance', id: 2 }],
    toPublic: true,
  });
  expect(whyWrong(input, detail, now)).toEqual({});
  expect(readsOtherwise(input, detail)).toBe(false);
  expect(readsOtherwise({ ...input, title: 'Odečty podruhé' }, detail)).toBe(true);
});

test('pinned has no end, an emergency has one and needs it', () => {
  const values = { ...valuesOf(detail), isPinned: true };
  expect(inputOf(values, false, detail, now)).toMatchObject({ dateTo: null, long_term: true });
  expect(inputOf({ ...values, emergency: true }, false, detail, now).dateTo).toBe(detail.dateTo);
  const urgent = { ...newMessage(5), title: 'Voda', description: '<p>Neteče</p>', emergency: true };
  expect(whyWrong(inputOf(urgent, false, null, now), null, now)).toEqual({ dateTo: 'MESSAGE.ERRORS.EMERGENCY_END' });
});

test('nobody chosen is never everybody, not even in a draft', () => {
  const values = { ...newMessage(5), aim: 'some' as const };
  expect(whyWrong(inputOf(values, true, null, now), null, now)).toEqual({ audience: 'MESSAGE_FORM.NOBODY_CHOSEN' });
  const orphan = valuesOf({ ...detail, audience: [] });
  expect(whyWrong(inputOf(orphan, false, detail, now), detail, now).audience).toBe('MESSAGE_FORM.NOBODY_CHOSEN');
  expect(inputOf({ ...valuesOf(detail), aim: 'committee' }, true, detail, now)).toMatchObject({
    audience: [],
    toPublic: false,
  });
});

test('a planned one whose term is taken away goes out now, a draft of it waits', () => {
  const planned = { ...detail, state: 'planned' as const, dateFrom: '2026-11-30T07:00:00.000Z' };
  const values = valuesOf(planned);
  expect(plannedFor(inputOf(values, false, planned, now), now)).toBe(planned.dateFrom);
  const free = inputOf({ ...values, term: false }, false, planned, now);
  expect(free).toMatchObject({ dateFrom: now.toISOString(), dateTo: null, long_term: false });
  expect(plannedFor(free, now)).toBeNull();
  expect(inputOf({ ...values, term: false }, true, planned, now).dateFrom).toBeNull();
});
