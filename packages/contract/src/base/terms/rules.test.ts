import { describe, expect, it } from 'vitest';
import { dayIn } from '../time/dates.ts';
import { daysBetween } from '../time/working-days.ts';
import { termKey } from './fact.ts';
import { daysOf, type TermKind, termKinds, termLaw } from './law.ts';
import { lastOf, mailDue, spentOf, stateOf } from './rules.ts';

/** Counted on paper with a calendar: the day that begins the term, and its last day. */
const counted: [TermKind, string, string][] = [
  ['minutes', '2026-12-17', '2027-01-18'],
  ['minutes', '2026-11-26', '2026-12-28'],
  ['minutes', '2026-11-24', '2026-12-28'],
  ['minutes', '2026-11-25', '2026-12-28'],
  ['minutes', '2026-10-29', '2026-11-30'],
  ['minutes', '2026-12-02', '2027-01-04'],
  ['minutes', '2026-03-04', '2026-04-07'],
  ['minutes', '2026-03-06', '2026-04-07'],
  ['minutes', '2026-03-07', '2026-04-07'],
  ['minutes', '2024-01-31', '2024-03-01'],
  ['minutes', '2025-01-31', '2025-03-03'],
  ['minutes', '2028-01-30', '2028-02-29'],
  ['minutes', '2026-04-01', '2026-05-04'],
  ['minutes', '2026-04-08', '2026-05-11'],
  ['minutes', '2026-06-05', '2026-07-07'],
  ['minutes', '2026-08-29', '2026-09-29'],
  ['minutes', '2026-09-28', '2026-10-29'],
  ['minutes', '2026-10-18', '2026-11-18'],
  ['minutes', '2027-02-24', '2027-03-30'],
  ['minutes', '2026-02-27', '2026-03-30'],
  ['minutes', '2026-09-25', '2026-10-26'],
  ['ownersRequest', '2026-11-23', '2026-12-23'],
  ['ownersRequest', '2026-11-27', '2026-12-28'],
  ['ownersRequest', '2027-12-01', '2027-12-31'],
  ['ownersRequest', '2027-12-02', '2028-01-03'],
  ['ownersRequest', '2026-05-29', '2026-06-29'],
  ['ownersRequest', '2028-01-31', '2028-03-01'],
  ['substituteInvitation', '2026-12-09', '2026-12-28'],
  ['substituteInvitation', '2026-12-17', '2027-01-04'],
  ['substituteInvitation', '2026-11-16', '2026-12-01'],
  ['substituteInvitation', '2026-11-20', '2026-12-07'],
  ['substituteInvitation', '2026-03-19', '2026-04-07'],
  ['substituteInvitation', '2026-11-02', '2026-11-18'],
  ['substituteMeeting', '2026-11-16', '2026-12-28'],
  ['substituteMeeting', '2026-11-20', '2027-01-04'],
  ['substituteMeeting', '2026-11-12', '2026-12-28'],
  ['substituteMeeting', '2026-02-20', '2026-04-07'],
  ['substituteMeeting', '2026-02-23', '2026-04-07'],
  ['substituteMeeting', '2028-01-18', '2028-02-29'],
  ['substituteMeeting', '2026-05-24', '2026-07-07'],
  ['announcement', '2026-11-12', '2026-11-19'],
  ['announcement', '2026-11-10', '2026-11-18'],
  ['announcement', '2026-12-17', '2026-12-28'],
  ['announcement', '2026-12-25', '2027-01-04'],
  ['announcement', '2026-11-14', '2026-11-23'],
  ['announcement', '2026-03-27', '2026-04-07'],
  ['announcement', '2026-10-21', '2026-10-29'],
  ['announcement', '2028-02-22', '2028-02-29'],
  ['objections', '2026-04-24', '2026-05-25'],
  ['objections', '2026-04-30', '2026-06-01'],
  ['objections', '2026-12-01', '2026-12-31'],
  ['objections', '2026-11-25', '2026-12-28'],
  ['objections', '2026-03-31', '2026-04-30'],
  ['voteLength', '2026-11-04', '2026-11-19'],
  ['voteLength', '2026-11-02', '2026-11-17'],
  ['voteLength', '2026-12-10', '2026-12-25'],
  ['voteLength', '2026-11-13', '2026-11-28'],
  ['voteLength', '2028-02-14', '2028-02-29'],
  ['voteLength', '2027-02-14', '2027-03-01'],
  ['voteLength', '2026-03-14', '2026-03-29'],
  ['dataBox', '2026-11-16', '2026-11-26'],
  ['dataBox', '2026-11-19', '2026-11-29'],
  ['dataBox', '2026-12-14', '2026-12-24'],
  ['dataBox', '2028-02-19', '2028-02-29'],
  ['dataBox', '2026-10-15', '2026-10-25'],
  ['dataBox', '2026-12-22', '2027-01-01'],
  ['challenge', '2026-11-12', '2027-02-12'],
  ['challenge', '2026-11-30', '2027-03-01'],
  ['challenge', '2027-11-30', '2028-02-29'],
  ['challenge', '2026-09-26', '2026-12-28'],
  ['challenge', '2026-08-31', '2026-11-30'],
  ['challenge', '2026-10-01', '2027-01-04'],
  ['challenge', '2026-01-03', '2026-04-07'],
  ['challenge', '2026-02-08', '2026-05-11'],
  ['challenge', '2028-02-29', '2028-05-29'],
  ['challenge', '2026-08-17', '2026-11-18'],
  ['settlement', '2026-12-31', '2027-04-30'],
  ['settlement', '2025-12-31', '2026-04-30'],
  ['settlement', '2027-12-31', '2028-05-02'],
  ['settlement', '2026-06-30', '2026-10-30'],
  ['settlement', '2026-10-31', '2027-03-01'],
  ['settlement', '2027-10-31', '2028-02-29'],
  ['settlement', '2026-09-30', '2027-02-01'],
  ['settlement', '2026-08-31', '2026-12-31'],
  ['insolvencyClaim', '2026-11-16', '2027-01-18'],
  ['insolvencyClaim', '2026-12-31', '2027-03-01'],
  ['insolvencyClaim', '2027-12-31', '2028-02-29'],
  ['insolvencyClaim', '2026-11-01', '2027-01-04'],
  ['insolvencyClaim', '2026-02-06', '2026-04-07'],
];
/** The day of a meeting, days of the statutes, the last day to send. */
const sent: [string, number | undefined, string][] = [
  ['2026-12-17', undefined, '2026-11-16'],
  ['2027-03-01', undefined, '2027-01-29'],
  ['2028-03-15', undefined, '2028-02-13'],
  ['2026-11-30', 30, '2026-10-30'],
  ['2026-04-06', 30, '2026-03-06'],
  ['2026-12-17', 15, '2026-12-01'],
  ['2027-01-20', 45, '2026-12-05'],
];
/** A moment, and the last day of minutes of a meeting that ended then. */
const ended: [string, string][] = [
  // Clocks in Prague: 29. 3. 2026 0:30 in winter time, 30. 3. 0:30 in summer time.
  ['2026-03-28T23:30:00Z', '2026-04-28'],
  ['2026-03-29T22:30:00Z', '2026-04-29'],
  // 25. 10. 2026 2:30, the first time and the second time; 23:30 of that day, and 0:30 of the next.
  ['2026-10-25T00:30:00Z', '2026-11-24'],
  ['2026-10-25T01:30:00Z', '2026-11-24'],
  ['2026-10-25T22:30:00Z', '2026-11-24'],
  ['2026-10-25T23:30:00Z', '2026-11-25'],
  // 18. 12. 2026 0:10: the meeting ran past midnight, and 17. 1. is a Sunday.
  ['2026-12-17T23:10:00Z', '2027-01-18'],
];

describe('the last day', () => {
  it.each(counted)('of %s from %s is %s', (kind, from, last) => {
    expect(lastOf({ kind, from }).last).toBe(last);
  });

  it.each(sent)('to invite to a meeting on %s with %s days is %s, a free day or not', (from, days, last) => {
    const fact = { kind: 'invitation', from, ...(days !== undefined && { days }) } as const;
    expect(lastOf(fact)).toMatchObject({ last, moved: false });
    // Neither that day nor the day of the meeting is among the full days.
    expect(daysBetween(last, from) - 1).toBe(days ?? daysOf('invitation'));
  });

  it.each(ended)('of minutes of a meeting that ended at %s is %s', (end, last) => {
    expect(lastOf({ kind: 'minutes', from: dayIn(new Date(end)) }).last).toBe(last);
  });

  it('is longer by the statutes where they say so', () => {
    expect(lastOf({ kind: 'voteLength', from: '2026-11-04', days: 20 }).last).toBe('2026-11-24');
  });

  it('is what its owner says, also a free one', () => {
    for (const kind of ['mandate', 'payment', 'document', 'yearlyMeeting', 'dataBox', 'settlement'] as const)
      expect(lastOf({ kind, from: '2026-01-01', until: '2026-12-26' })).toMatchObject({
        last: '2026-12-26',
        moved: false,
      });
  });

  it('says that a free day moved it', () => {
    expect(lastOf({ kind: 'minutes', from: '2026-12-17' })).toMatchObject({ last: '2027-01-18', moved: true });
    expect(lastOf({ kind: 'minutes', from: '2026-08-28' })).toMatchObject({ last: '2026-09-29', moved: true });
    expect(lastOf({ kind: 'challenge', from: '2026-11-12' })).toMatchObject({ last: '2027-02-12', moved: false });
  });
});

describe('a term', () => {
  const minutes = { kind: 'minutes', from: '2026-11-02', met: null } as const; // 2. 12. 2026
  it.each([
    ['2026-11-17', 'ok'],
    ['2026-11-18', 'soon'],
    ['2026-12-02', 'soon'],
    ['2026-12-03', 'late'],
  ])('on %s is %s', (today, state) => {
    expect(stateOf(minutes, null, today)).toBe(state);
  });

  it('is settled by what the portal holds, by hand or by a reason, and runs again without them', () => {
    const today = '2026-12-10';
    expect(stateOf({ ...minutes, met: { on: null, at: null } }, null, today)).toBe('done');
    expect(stateOf(minutes, { what: 'done' }, today)).toBe('done');
    expect(stateOf(minutes, { what: 'notOurs' }, today)).toBe('notOurs');
    expect(stateOf(minutes, null, today)).toBe('late');
  });

  it('that asks nothing of the house passes by', () => {
    const challenge = { kind: 'challenge', from: '2026-11-12', met: null } as const;
    expect(stateOf(challenge, null, '2027-02-12')).toBe('ok');
    expect(stateOf(challenge, null, '2027-02-13')).toBe('done');
  });

  it('to answer that is too short is late while the vote may still be prolonged', () => {
    expect(stateOf({ kind: 'voteLength', from: '2026-11-04', met: null }, null, '2026-11-05')).toBe('late');
  });

  it('says how much of it is gone', () => {
    expect(spentOf(minutes, '2026-11-02')).toEqual({ days: 30, gone: 0, left: 30 });
    expect(spentOf(minutes, '2026-11-26')).toEqual({ days: 30, gone: 24, left: 6 });
    expect(spentOf(minutes, '2026-12-05')).toEqual({ days: 30, gone: 30, left: -3 });
    expect(spentOf({ kind: 'invitation', from: '2026-12-17' }, '2026-11-12')).toEqual({ days: 14, gone: 10, left: 4 });
  });

  it.each([
    ['2026-11-17', null],
    ['2026-11-18', 14],
    ['2026-11-28', 14],
    ['2026-11-29', 3],
    ['2026-12-02', 3],
    ['2026-12-03', null],
  ])('on %s is mailed of as %s days before', (today, days) => {
    expect(mailDue('2026-12-02', today)).toBe(days);
  });

  it('is called by what it is of', () => {
    const owner = { table: 'meeting', id: 7 };
    expect(termKey({ kind: 'minutes', owner, turn: '' })).toBe('minutes.meeting.7.');
    expect(termKey({ kind: 'yearlyMeeting', owner: null, turn: '2026' })).toBe('yearlyMeeting...2026');
  });
});

it('every kind is counted, or has a day of its own', () => {
  for (const kind of termKinds) {
    const isGiven = termLaw.kinds[kind].counts === 'given';
    const count = () => lastOf({ kind, from: '2026-11-02' });
    if (isGiven) expect(count).toThrow('last day');
    else expect(count().last).not.toBe('2026-11-02');
  }
});
