import { expect, it } from 'vitest';
import { expandedCalendar } from './ical-expanding.ts';
import { mostBytes } from './ical-file.ts';
import { readCalendar } from './ical-reading.ts';

const window = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-12-31T00:00:00Z') };
const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//CS', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Svoz', ...lines, 'END:VEVENT'];

const read = (...lines: string[]) => expandedCalendar(file(...lines), window);
const starts = (...lines: string[]) => read(...lines).occurrences.map(({ start }) => start);

it('18:00 stays 18:00 over both changes, whatever says which zone it is', () => {
  const weekly = (start: string) => event(start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const expected = ['2026-10-18T16:00:00.000Z', '2026-10-25T17:00:00.000Z', '2026-11-01T17:00:00.000Z'];
  for (const zone of [
    'Europe/Prague',
    'Central Europe Standard Time',
    '/freeassociation.sourceforge.net/Europe/Prague',
    '"Europe/Prague"',
  ])
    expect([zone, starts(...weekly(`DTSTART;TZID=${zone}:20261018T180000`))]).toEqual([zone, expected]);
  // Without a zone it is that of the calendar, else ours.
  expect(starts(...weekly('DTSTART:20261018T180000'))).toEqual(expected);
  expect(starts('X-WR-TIMEZONE:Europe/London', ...weekly('DTSTART:20261018T170000'))).toEqual(expected);
});

it('a zone that nobody knows is the one that the file describes', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Moje pásmo', 'BEGIN:STANDARD', 'DTSTART:19701025T030000', 'TZOFFSETFROM:+0500'],
    ...['TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  expect(starts(...zone, ...event('DTSTART;TZID=Moje pásmo:20260601T120000'))).toEqual(['2026-06-01T07:00:00.000Z']);
  expect(starts(...event('DTSTART;TZID=Nikde:20260601T120000'))).toEqual(['2026-06-01T10:00:00.000Z']);
});

it('the last one of a rule that ends by a moment is there, days that fall out are not, added ones are', () => {
  const found = starts(
    ...event(
      ...['DTSTART;TZID=Europe/Prague:20260302T180000', 'RRULE:FREQ=WEEKLY;UNTIL=20260406T160000Z'],
      ...['EXDATE;TZID=Europe/Prague:20260309T180000', 'EXDATE;VALUE=DATE:20260316', 'EXDATE:20260323T170000Z'],
      'RDATE;TZID=Europe/Prague:20260407T090000',
    ),
  );
  expect(found.map((at) => at.slice(0, 16))).toEqual([
    ...['2026-03-02T17:00', '2026-03-30T16:00', '2026-04-06T16:00', '2026-04-07T07:00'],
  ]);
});

it('what stands for an occurrence stands in its place, and what is off is not there', () => {
  const { occurrences } = read(
    ...event('DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=DAILY;COUNT=4'),
    ...event('RECURRENCE-ID;VALUE=DATE:20260602', 'DTSTART;VALUE=DATE:20260610', 'DTEND;VALUE=DATE:20260612'),
    ...event('RECURRENCE-ID;VALUE=DATE:20260603', 'DTSTART;VALUE=DATE:20260603', 'STATUS:CANCELLED'),
  );
  expect(occurrences.map(({ key, start, end, allDay }) => [key, start, end, allDay])).toEqual([
    ['2026-06-01', '2026-06-01', '2026-06-01', true],
    ['2026-06-04', '2026-06-04', '2026-06-04', true],
    ['2026-06-02', '2026-06-10', '2026-06-11', true],
  ]);
});

it('what makes no sense is left out alone, and said', () => {
  const one = (...lines: string[]) => event(`UID:${lines.join()}`.slice(0, 40), ...lines);
  const { occurrences, left } = read(
    ...one('DTSTART:20260601T120000Z', 'RRULE:FREQ=SECONDLY'),
    ...one('DTSTART:20260601T120000Z', 'RRULE:FREQ=HOURLY;COUNT=999999999'),
    ...one('DTSTART:20260601T120000Z', 'RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5'),
    ...one('DTSTART;VALUE=DATE:20200601', 'DTEND;VALUE=DATE:20600601'),
    ...one('DTSTART:20260602T120000Z', 'DTEND:20260601T120000Z'),
    ...one('DTSTART:2026AA01T120000Z'),
    ...one('SUMMARY:nothing'),
    ...event('UID:good', 'DTSTART:20260605T120000Z'),
  );
  expect(left).toEqual({ tooFrequent: 3, tooLong: 1, broken: 3 });
  expect(occurrences.map(({ start }) => start)).toEqual(['2026-06-05T12:00:00.000Z']);
});

it('a daily series of decades brings no more than its window, one without an end no more than ten thousand', () => {
  const daily = event('DTSTART;VALUE=DATE:19900101', 'RRULE:FREQ=DAILY;COUNT=999999999');
  expect(read(...daily).occurrences.length).toBeGreaterThan(700);
  const many = Array.from({ length: 20 }, (_, i) =>
    event(`UID:${i}`, 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY'),
  );
  const { occurrences, left } = read(...many.flat());
  expect(occurrences).toHaveLength(10_000);
  expect(left.tooMany).toBeGreaterThan(1000);
});

it('a file that is no calendar, is too large or has too many events is refused whole', async () => {
  const why = async (text: string) => (await readCalendar(text, window)).problem;
  expect(await why('<!DOCTYPE html><html><body>Kalendář</body></html>')).toBe('html');
  expect(await why('\uFEFF  <html>')).toBe('html');
  expect(await why('%PDF-1.7')).toBe('notCalendar');
  expect(await why('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n')).toBe('notCalendar');
  expect(await why(`BEGIN:VCALENDAR\r\n${' '.repeat(mostBytes)}`)).toBe('tooLarge');
  expect(await why(file(...Array.from({ length: 5001 }, () => event('DTSTART:20260601T120000Z')).flat()))).toBe(
    'tooMany',
  );
});

it('is read aside, and answers as it is', async () => {
  const lines = event('DTSTART:20260605T120000Z');
  expect(await readCalendar(file(...lines), window)).toEqual({ calendar: read(...lines) });
});

it('a rule that never comes true takes no more time than it is given', async () => {
  const never = event('DTSTART:20260601T120000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const began = Date.now();
  expect(await readCalendar(file(...never), window, 700)).toEqual({ problem: 'tooSlow' });
  expect(Date.now() - began).toBeLessThan(5000);
});

it('a line that is all signs between parameters, or events without an end, take no longer than others', () => {
  const good = event('UID:good', 'DTSTART:20260605T120000Z');
  const began = Date.now();
  const { occurrences, left } = read(...event(`DTSTART${';'.repeat(10_000)}`), ...good);
  expect([occurrences.length, left]).toEqual([1, { broken: 1 }]);
  const open = Array.from({ length: 40_000 }, () => 'BEGIN:VEVENT');
  expect(() => read(...good, ...event(`DTSTART${';'.repeat(10_000)}`), ...open)).toThrow();
  expect(Date.now() - began).toBeLessThan(5000);
});

it('lines that some program broke without folding are joined to the one before', () => {
  const { occurrences } = read(
    ...event('DTSTART:20260601T120000Z', 'DESCRIPTION:První řádek', 'a druhý bez odsazení.', 'LOCATION:dvůr'),
  );
  expect(occurrences).toMatchObject([{ description: 'První řádeka druhý bez odsazení.', place: 'dvůr' }]);
});
