import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { expandedCalendar } from './ical-expanding.ts';

/**
 * One calendar as several programs write it: a meeting each other Tuesday at 18:00 without one, with one an hour later, a whole
 * day, and a collection on the last Friday of a month.
 */
const google = `BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Dům
X-WR-TIMEZONE:Europe/Prague
BEGIN:VEVENT
DTSTART;TZID=Europe/Prague:20261006T180000
DTEND;TZID=Europe/Prague:20261006T190000
RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261201T225959Z;INTERVAL=2;BYDAY=TU
EXDATE;TZID=Europe/Prague:20261020T180000
DTSTAMP:20260901T080000Z
UID:schuze@google.com
SEQUENCE:1
STATUS:CONFIRMED
SUMMARY:Schůze výboru
LOCATION:Společenská místnost\\, přízemí
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Prague:20261103T190000
DTEND;TZID=Europe/Prague:20261103T200000
DTSTAMP:20260901T080000Z
UID:schuze@google.com
RECURRENCE-ID;TZID=Europe/Prague:20261103T180000
SUMMARY:Schůze výboru
LOCATION:Společenská místnost\\, přízemí
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261117
DTEND;VALUE=DATE:20261118
DTSTAMP:20260901T080000Z
UID:svatek@google.com
SUMMARY:Volno
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261030
DTEND;VALUE=DATE:20261031
RRULE:FREQ=MONTHLY;COUNT=2;BYDAY=-1FR
DTSTAMP:20260901T080000Z
UID:svoz@google.com
SUMMARY:Svoz
END:VEVENT
END:VCALENDAR
`;

const outlook = `BEGIN:VCALENDAR
METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
X-WR-CALNAME:Dům
BEGIN:VTIMEZONE
TZID:Central Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
RRULE:FREQ=WEEKLY;UNTIL=20261201T170000Z;INTERVAL=2;BYDAY=TU;WKST=MO
EXDATE;TZID=Central Europe Standard Time:20261020T180000
UID:040000008200E00074C5B7101A82E008
SUMMARY;LANGUAGE=cs-CZ:Schůze výboru
DTSTART;TZID=Central Europe Standard Time:20261006T180000
DTEND;TZID=Central Europe Standard Time:20261006T190000
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20260901T080000Z
TRANSP:OPAQUE
STATUS:CONFIRMED
SEQUENCE:0
LOCATION;LANGUAGE=cs-CZ:Společenská místnost\\, přízemí
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E008
RECURRENCE-ID;TZID=Central Europe Standard Time:20261103T180000
SUMMARY;LANGUAGE=cs-CZ:Schůze výboru
DTSTART;TZID=Central Europe Standard Time:20261103T190000
DTEND;TZID=Central Europe Standard Time:20261103T200000
DTSTAMP:20260901T080000Z
LOCATION;LANGUAGE=cs-CZ:Společenská místnost\\, přízemí
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E009
SUMMARY;LANGUAGE=cs-CZ:Volno
DTSTART;VALUE=DATE:20261117
DTEND;VALUE=DATE:20261118
DTSTAMP:20260901T080000Z
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E010
RRULE:FREQ=MONTHLY;UNTIL=20261127;INTERVAL=1;BYDAY=-1FR
SUMMARY;LANGUAGE=cs-CZ:Svoz
DTSTART;VALUE=DATE:20261030
DTEND;VALUE=DATE:20261031
DTSTAMP:20260901T080000Z
END:VEVENT
END:VCALENDAR
`;

const apple = `BEGIN:VCALENDAR
CALSCALE:GREGORIAN
PRODID:-//Apple Inc.//macOS 26.1//EN
VERSION:2.0
X-APPLE-CALENDAR-COLOR:#1BADF8
X-WR-CALNAME:Dům
BEGIN:VTIMEZONE
TZID:Europe/Prague
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZNAME:GMT+2
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZNAME:GMT+1
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
CREATED:20260901T080000Z
DTEND;TZID=Europe/Prague:20261006T190000
DTSTAMP:20260901T080000Z
DTSTART;TZID=Europe/Prague:20261006T180000
EXDATE;TZID=Europe/Prague:20261020T180000
LOCATION:Společenská místnost\\, příze
 mí
RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261201T170000Z
SEQUENCE:2
SUMMARY:Schůze výboru
UID:7F6A0E3B-1D0C-4C0A-9C2E-AAAA00000001
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Připomínka
TRIGGER:-PT15M
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTEND;TZID=Europe/Prague:20261103T200000
DTSTAMP:20260901T080000Z
DTSTART;TZID=Europe/Prague:20261103T190000
LOCATION:Společenská místnost\\, přízemí
RECURRENCE-ID;TZID=Europe/Prague:20261103T180000
SUMMARY:Schůze výboru
UID:7F6A0E3B-1D0C-4C0A-9C2E-AAAA00000001
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20260901T080000Z
DTSTART;VALUE=DATE:20261117
DURATION:P1D
SUMMARY:Volno
UID:7F6A0E3B-1D0C-4C0A-9C2E-AAAA00000002
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20260901T080000Z
DTSTART;VALUE=DATE:20261030
DTEND;VALUE=DATE:20261031
RDATE;VALUE=DATE:20261127
SUMMARY:Svoz
UID:7F6A0E3B-1D0C-4C0A-9C2E-AAAA00000003
END:VEVENT
END:VCALENDAR
`;

const nextcloud = `BEGIN:VCALENDAR
VERSION:2.0
CALSCALE:GREGORIAN
PRODID:-//SabreDAV//SabreDAV//EN
X-WR-CALNAME:Dům
REFRESH-INTERVAL;VALUE=DURATION:PT4H
BEGIN:VEVENT
UID:a0000000-0000-4000-8000-000000000001
DTSTAMP:20260901T080000Z
DTSTART:20261006T160000Z
DTEND:20261006T170000Z
SUMMARY:Schůze výboru
LOCATION:Společenská místnost\\, přízemí
END:VEVENT
BEGIN:VEVENT
UID:a0000000-0000-4000-8000-000000000002
DTSTAMP:20260901T080000Z
DTSTART;TZID=Europe/Prague:20261103T180000
DTEND;TZID=Europe/Prague:20261103T190000
RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=TU
SUMMARY:Schůze výboru
LOCATION:Společenská místnost\\, přízemí
END:VEVENT
BEGIN:VEVENT
UID:a0000000-0000-4000-8000-000000000002
RECURRENCE-ID:20261103T170000Z
DTSTAMP:20260901T080000Z
DTSTART:20261103T180000Z
DTEND:20261103T190000Z
SUMMARY:Schůze výboru
LOCATION:Společenská místnost\\, přízemí
END:VEVENT
BEGIN:VEVENT
UID:a0000000-0000-4000-8000-000000000003
DTSTAMP:20260901T080000Z
DTSTART;VALUE=DATE:20261117
SUMMARY:Volno
END:VEVENT
BEGIN:VEVENT
UID:a0000000-0000-4000-8000-000000000004
DTSTAMP:20260901T080000Z
DTSTART;VALUE=DATE:20261030
RRULE:FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;UNTIL=20261130
SUMMARY:Svoz
END:VEVENT
END:VCALENDAR
`;

const window = { from: new Date('2026-09-01T00:00:00Z'), to: new Date('2027-03-01T00:00:00Z') };
const place = 'Společenská místnost, přízemí';
const expected = [
  ['2026-10-06T16:00:00.000Z', '2026-10-06T17:00:00.000Z', 'Schůze výboru', place],
  ['2026-10-30', '2026-10-30', 'Svoz', ''],
  ['2026-11-03T18:00:00.000Z', '2026-11-03T19:00:00.000Z', 'Schůze výboru', place],
  ['2026-11-17', '2026-11-17', 'Volno', ''],
  ['2026-11-17T17:00:00.000Z', '2026-11-17T18:00:00.000Z', 'Schůze výboru', place],
  ['2026-11-27', '2026-11-27', 'Svoz', ''],
  ['2026-12-01T17:00:00.000Z', '2026-12-01T18:00:00.000Z', 'Schůze výboru', place],
];

const programs = { google, outlook, apple, nextcloud };
it.each(Object.entries(programs))('a calendar comes from %s as from the others', (_, text) => {
  for (const end of ['\n', '\r\n']) {
    const { name, occurrences, left } = expandedCalendar(text.replaceAll('\n', end), window);
    expect([name, left]).toEqual(['Dům', {}]);
    expect(occurrences.map((o) => [o.start, o.end, o.title, o.place])).toEqual(expected);
  }
});

it.each(Object.entries(programs))('and without a description of its zone', (_, text) => {
  const bare = text.replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\n/, '');
  const { occurrences } = expandedCalendar(bare, window);
  expect(occurrences.map((o) => [o.start, o.end, o.title, o.place])).toEqual(expected);
});

/** As the groupware of a town hall writes a series that was changed from a day on: later by an hour and longer, then called off. */
const onward = `BEGIN:VCALENDAR
PRODID:-//Town Hall Groupware//EN
VERSION:2.0
X-WR-CALNAME:Obec
BEGIN:VEVENT
UID:uredni-hodiny@obec.example
DTSTAMP:20260901T080000Z
DTSTART;TZID=Europe/Prague:20261005T170000
DTEND;TZID=Europe/Prague:20261005T180000
RRULE:FREQ=WEEKLY;BYDAY=MO
EXDATE;TZID=Europe/Prague:20261116T170000
SUMMARY:Úřední hodiny
LOCATION:Radnice
END:VEVENT
BEGIN:VEVENT
UID:uredni-hodiny@obec.example
DTSTAMP:20260901T080000Z
RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Prague:20261019T170000
DTSTART;TZID=Europe/Prague:20261020T180000
DTEND;TZID=Europe/Prague:20261020T193000
SUMMARY:Úřední hodiny v úterý
LOCATION:Radnice
END:VEVENT
BEGIN:VEVENT
UID:uredni-hodiny@obec.example
DTSTAMP:20260901T080000Z
RECURRENCE-ID;TZID=Europe/Prague:20261102T170000
DTSTART;TZID=Europe/Prague:20261102T080000
DTEND;TZID=Europe/Prague:20261102T090000
SUMMARY:Úřední hodiny ráno
LOCATION:Knihovna
END:VEVENT
BEGIN:VEVENT
UID:uredni-hodiny@obec.example
DTSTAMP:20260901T080000Z
RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Prague:20261130T170000
DTSTART;TZID=Europe/Prague:20261130T170000
DTEND;TZID=Europe/Prague:20261130T180000
SUMMARY:Úřední hodiny
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`;

/** The same by the library that reads the text, which knows of such changes by itself. */
function byLibrary(text: string, until: string): [string, string, string][] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const all = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const head = all.find((one) => !one.isRecurrenceException()) as InstanceType<typeof ICAL.Event>;
  for (const one of all) if (one !== head) head.relateException(one);
  const found: [string, string, string][] = [];
  const walk = head.iterator();
  for (let next = walk.next(); next && next.toString() < until; next = walk.next()) {
    const { item, startDate, endDate } = head.getOccurrenceDetails(next);
    if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
    found.push([startDate.toString().slice(0, 16), endDate.toString().slice(0, 16), item.summary]);
  }
  return found.sort();
}

it('what stands for an occurrence and all after it moves them, but for those that say something themselves', () => {
  const { occurrences, left } = expandedCalendar(onward, window);
  expect(left).toEqual({});
  expect(occurrences.map((o) => [o.start.slice(0, 16), o.end.slice(11, 16), o.title])).toEqual([
    ...[
      ['2026-10-05T15:00', '16:00', 'Úřední hodiny'],
      ['2026-10-12T15:00', '16:00', 'Úřední hodiny'],
      ['2026-10-20T16:00', '17:30', 'Úřední hodiny v úterý'],
      ['2026-10-27T17:00', '18:30', 'Úřední hodiny v úterý'],
      ['2026-11-02T07:00', '08:00', 'Úřední hodiny ráno'],
      ['2026-11-10T17:00', '18:30', 'Úřední hodiny v úterý'],
      ['2026-11-24T17:00', '18:30', 'Úřední hodiny v úterý'],
    ],
  ]);
  const clock = (at: string) =>
    new Date(at).toLocaleString('sv', { timeZone: 'Europe/Prague' }).replace(' ', 'T').slice(0, 16);
  expect(occurrences.map((o) => [clock(o.start), clock(o.end), o.title])).toEqual(byLibrary(onward, '2026-12-31'));
  // They keep the names that they had in the series, so that a later reading finds them again.
  expect(occurrences.map(({ key }) => key)[2]).toBe('2026-10-19T15:00:00.000Z');
});

it('of whole days too, and a window that begins long after', () => {
  const days = onward
    .replace(
      /(DTSTART|DTEND|EXDATE|RECURRENCE-ID(?:;RANGE=THISANDFUTURE)?);TZID=Europe\/Prague:(\d{8})T\d{6}/g,
      '$1;VALUE=DATE:$2',
    )
    .replace(/DTEND.*\n/g, '');
  const late = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-12-20T00:00:00Z') };
  expect(expandedCalendar(days, late).occurrences.map(({ start, title }) => [start, title])).toEqual([
    ['2026-11-24', 'Úřední hodiny v úterý'],
  ]);
});
