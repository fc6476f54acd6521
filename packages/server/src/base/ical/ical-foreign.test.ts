import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { expandedCalendar } from './ical-expanding.ts';
import { wordsOf } from './ical-file.ts';

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

/** What stands for an occurrence before its series, zones in quotes, lengths for ends, what falls out in one list and in another zone. */
const thunderbird = `BEGIN:VCALENDAR
PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN
VERSION:2.0
X-WR-CALNAME:Dům
BEGIN:VTIMEZONE
TZID:Europe/Prague
X-TZINFO:Europe/Prague[2026b]
BEGIN:STANDARD
TZOFFSETTO:+010000
TZOFFSETFROM:+020000
TZNAME:Europe/Prague(STD)
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
TZOFFSETTO:+020000
TZOFFSETFROM:+010000
TZNAME:Europe/Prague(DST)
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
CREATED:20260901T080000Z
LAST-MODIFIED:20260901T080000Z
DTSTAMP:20260901T080000Z
UID:5b0c0e1e-0000-4000-8000-000000000001
SUMMARY:Schůze výboru
RECURRENCE-ID;TZID="Europe/Prague":20261103T180000
DTSTART;TZID="Europe/Prague":20261103T190000
DURATION:PT1H
LOCATION:Společenská místnost\\, přízemí
SEQUENCE:3
X-MOZ-GENERATION:3
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20260901T080000Z
UID:5b0c0e1e-0000-4000-8000-000000000001
SUMMARY:Schůze výboru
RECURRENCE-ID;TZID="Europe/Prague":20261103T180000
DTSTART;TZID="Europe/Prague":20261103T200000
DURATION:PT1H
SEQUENCE:2
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20260901T080000Z
UID:5b0c0e1e-0000-4000-8000-000000000001
SUMMARY:Schůze výboru
RRULE:FREQ=WEEKLY;UNTIL=20261215T170000Z;INTERVAL=2
EXDATE:20261020T160000Z,20261215T170000Z
DTSTART;TZID="Europe/Prague":20261006T180000
DURATION:PT1H
LOCATION:Společenská místnost\\, přízemí
X-MOZ-LASTACK:20261006T154500Z
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER;VALUE=DURATION:-PT15M
DESCRIPTION:Mozilla Standardbeschreibung
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20260901T080000Z
UID:5b0c0e1e-0000-4000-8000-000000000002
SUMMARY:Volno
DTSTART;VALUE=DATE:20261117
DTEND;VALUE=DATE:20261118
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VTODO
DTSTAMP:20260901T080000Z
UID:5b0c0e1e-0000-4000-8000-000000000009
SUMMARY:Úkol
DUE;TZID=Europe/Prague:20261118T100000
END:VTODO
BEGIN:VEVENT
DTSTAMP:20260901T080000Z
UID:5b0c0e1e-0000-4000-8000-000000000003
SUMMARY:Svoz
RRULE:FREQ=MONTHLY;UNTIL=20261231;BYDAY=-1FR
EXDATE;VALUE=DATE:20261225
DTSTART;VALUE=DATE:20261030
DTEND;VALUE=DATE:20261031
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

const programs = { google, outlook, apple, nextcloud, thunderbird };
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

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const one = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Svoz', ...lines, 'END:VEVENT'];
/** Three Tuesdays at 18:00 in Prague. */
const three = ['DTSTART;TZID=Europe/Prague:20261006T180000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
const tuesdays = ['2026-10-06T16:00 2026-10-06T17:00', '2026-10-13T16:00 2026-10-13T17:00'];
const last = '2026-10-20T16:00 2026-10-20T17:00';
const at = (zone: string) => one(`DTSTART;TZID=${zone}:20261006T180000`, 'DURATION:PT1H');

it.each<[string, string[], string[]]>([
  ['days that do not say they are days', one('DTSTART:20261006', 'DTEND:20261008'), ['2026-10-06 2026-10-07']],
  [
    'days of a list and of a series that do not say it',
    one(
      'DTSTART:20261006',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;TZID=Europe/Prague:20261007,20261009',
      'RDATE:20261012',
    ),
    ['2026-10-06 2026-10-06', '2026-10-08 2026-10-08', '2026-10-12 2026-10-12'],
  ],
  ['a day that ends by a time', one('DTSTART;VALUE=DATE:20261006', 'DTEND:20261008T000000'), ['2026-10-06 2026-10-07']],
  [
    'a day that ends by itself',
    one('DTSTART;VALUE=DATE:20261006', 'DTEND;VALUE=DATE:20261006'),
    ['2026-10-06 2026-10-06'],
  ],
  [
    'whole days by midnights, as Outlook sends them',
    one(
      ...['DTSTART;TZID=Central Europe Standard Time:20261006T000000', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ...['DTEND;TZID=Central Europe Standard Time:20261007T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      'EXDATE;TZID=Central Europe Standard Time:20261013T000000',
    ),
    ['2026-10-06 2026-10-06', '2026-10-20 2026-10-20'],
  ],
  [
    'an occurrence called by its day alone',
    [...one(...three), ...one('RECURRENCE-ID;VALUE=DATE:20261020', 'DTSTART:20261020T180000Z', 'DURATION:PT1H')],
    [...tuesdays, '2026-10-20T18:00 2026-10-20T19:00'],
  ],
  [
    'added times with lengths of their own',
    one(
      ...['DTSTART;TZID=Europe/Prague:20261006T180000', 'DURATION:PT1H'],
      'RDATE;VALUE=PERIOD;TZID=Europe/Prague:20261010T180000/PT2H,20261012T180000/20261012T183000',
    ),
    ['2026-10-06T16:00 2026-10-06T17:00', '2026-10-10T16:00 2026-10-10T18:00', '2026-10-12T16:00 2026-10-12T16:30'],
  ],
  ['what falls out told in another zone', one(...three, 'EXDATE;TZID=Europe/London:20261020T170000'), tuesdays],
  ['a rule written small and with spaces', one(...three.slice(0, 2), 'RRULE:freq=weekly; count=2'), tuesdays],
  [
    'times left empty',
    one(...three.slice(0, 2), 'DTEND:', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:', 'RDATE;VALUE=DATE:'),
    tuesdays,
  ],
  ['a name of a zone with a colon', at('tzone://Microsoft/Utc'), ['2026-10-06T18:00 2026-10-06T19:00']],
  [
    'a zone as Windows shows it',
    at('"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"'),
    ['2026-10-06T17:00 2026-10-06T18:00'],
  ],
  ['and ours', at('"(UTC+01:00) Belgrade, Bratislava, Budapest, Ljubljana, Prague"'), tuesdays.slice(0, 1)],
  ['a zone by how far it is ahead', at('GMT+0300'), ['2026-10-06T15:00 2026-10-06T16:00']],
  [
    'a path before a name of three parts',
    at('/example.org/2026_1/America/Argentina/Buenos_Aires'),
    ['2026-10-06T21:00 2026-10-06T22:00'],
  ],
  [
    'a rule that is none takes its own event with it, no other',
    [...one(...three.slice(0, 2), 'RRULE:FREQ=FORTNIGHTLY'), ...one(...three)],
    [...tuesdays, last],
  ],
])('%s', (what, lines, meant) => {
  const { occurrences, left } = expandedCalendar(calendar(...lines), window);
  const short = (moment: string) => moment.slice(0, 16);
  expect(occurrences.map(({ start, end }) => `${short(start)} ${short(end)}`)).toEqual(meant);
  expect(left).toEqual(what.startsWith('a rule that is none') ? { broken: 1 } : {});
});

it('letters are those of the file: folded in the middle of one, or of an older table', () => {
  const text = calendar(...one(...three, 'LOCATION:Společenská místnost'));
  const placed = (bytes: Buffer) => expandedCalendar(wordsOf(bytes), window).occurrences[0]?.place;
  const bytes = Buffer.from(text);
  const inside = bytes.indexOf('č') + 1;
  const folded = Buffer.concat([bytes.subarray(0, inside), Buffer.from('\r\n '), bytes.subarray(inside)]);
  const older = Buffer.from(text.replace('č', '\u00e8').replace('á', '\u00e1').replace('í', '\u00ed'), 'latin1');
  for (const one of [bytes, folded, older]) expect(placed(one)).toBe('Společenská místnost');
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
