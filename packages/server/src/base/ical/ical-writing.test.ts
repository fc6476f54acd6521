import { expect, it } from 'vitest';
import { type CalendarEntry, calendarText } from './ical-writing.ts';

const entry: CalendarEntry = {
  ...{ uid: 'a@pavlac', sequence: 3, title: 'Úklid, dvůr; sklep', description: 'První řádek\ndruhý', place: 'dvůr' },
  ...{ createdAt: new Date('2026-01-01T08:00:00Z'), updatedAt: new Date('2026-02-01T08:00:00.500Z') },
  ...{
    url: 'https://portal.example/kalendar-udalosti/1?svj=2',
    label: 'Úklid',
    start: '2026-11-25T18:00',
    end: '2026-11-25T19:00',
  },
};
const linesOf = (...entries: CalendarEntry[]): string[] =>
  calendarText({ name: 'Kalendář: Lipová 14', entries }).replace(/\r\n /g, '').split('\r\n');

it('says an event by the clock of its zone, and its stamps in universal time', () => {
  const lines = linesOf(entry);
  for (const line of [
    'DTSTART;TZID=Europe/Prague:20261125T180000',
    'DTEND;TZID=Europe/Prague:20261125T190000',
    'DTSTAMP:20260201T080000Z',
    'LAST-MODIFIED:20260201T080000Z',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'SUMMARY:Úklid\\, dvůr\\; sklep',
    'DESCRIPTION:První řádek\\ndruhý',
    'URL:https://portal.example/kalendar-udalosti/1?svj=2',
    'TZID:Europe/Prague',
    'X-WR-CALNAME:Kalendář: Lipová 14',
  ])
    expect(lines).toContain(line);
});

it('whole days end by the day after them; a series says its rule and what fell out; what is off says so', () => {
  const days = linesOf({ ...entry, start: '2026-11-25', end: '2026-11-26', isCancelled: true });
  expect(days).toContain('DTSTART;VALUE=DATE:20261125');
  expect(days).toContain('DTEND;VALUE=DATE:20261127');
  expect(days).toContain('STATUS:CANCELLED');
  const series = linesOf({ ...entry, rule: 'FREQ=WEEKLY;BYDAY=WE', except: ['2026-12-02T18:00'] });
  expect(series).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE');
  expect(series).toContain('EXDATE;TZID=Europe/Prague:20261202T180000');
  expect(linesOf({ ...entry, instead: '2026-12-09' })).toContain('RECURRENCE-ID;VALUE=DATE:20261209');
});

it('no line is longer than 75 bytes and none is cut inside of a sign', () => {
  const text = calendarText({ name: '', entries: [{ ...entry, description: 'Příliš žluťoučký kůň 🏠 '.repeat(40) }] });
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && line.isWellFormed())).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
