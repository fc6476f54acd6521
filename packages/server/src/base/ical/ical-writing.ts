import { type Day, wallTime, zone } from '#contract/base/time/dates.ts';
import { contentLines, escaped } from '../text/content-lines.ts';

/** A clock in Prague, YYYY-MM-DDTHH:mm, or a whole day, YYYY-MM-DD. */
export type Clock = string | Day;

/** An event, or one occurrence of a series that differs from it. */
export type CalendarEntry = {
  /** Of the series and of all its occurrences the same, everywhere and for ever. */
  uid: string;
  /** Raised by each change; a program takes over what has the larger one. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  title: string;
  /** Plain text. */
  description: string;
  place: string;
  /** Where it stands in the portal. */
  url: string;
  label: string;
  start: Clock;
  /** Of whole days the last one. */
  end: Clock;
  /** As RFC 5545 writes it. */
  rule?: string;
  /** Occurrences that fall out, by when they would have begun. */
  except?: readonly Clock[];
  /** When the occurrence that it stands for would have begun. */
  instead?: Clock;
  isCancelled?: boolean;
};

export type CalendarFile = {
  /** What programs call the calendar. */
  name: string;
  entries: readonly CalendarEntry[];
};

/** Both changes of clocks in Prague, by the rule that holds since 1996. */
const pragueZone = [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19960331T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'END:STANDARD'],
  'END:VTIMEZONE',
];

/** Hours after which a program should ask again; many ask seldom whatever they are told. */
const askAgain = 'PT3H';

const isDay = (clock: Clock): boolean => clock.length === 10;
const packed = (clock: Clock): string => clock.replace(/[-:]/g, '');
/** A moment as RFC 5545 writes it, in universal time. */
export const stampOf = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const nextDay = (day: Day): Day => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A property that holds a clock, in its zone. */
const timed = (name: string, clock: Clock): string =>
  isDay(clock) ? `${name};VALUE=DATE:${packed(clock)}` : `${name};TZID=${zone}:${packed(clock)}00`;

const some = (name: string, text: string): string[] => (text ? [`${name}:${escaped(text)}`] : []);

function linesOf(entry: CalendarEntry): string[] {
  const { uid, sequence, createdAt, updatedAt, start, end, rule, except = [], instead } = entry;
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stampOf(updatedAt)}`],
    ...(instead === undefined ? [] : [timed('RECURRENCE-ID', instead)]),
    timed('DTSTART', start),
    // The end of whole days is the first day after them; what takes no time has no end.
    ...(isDay(end) || end !== start ? [timed('DTEND', isDay(end) ? nextDay(end) : end)] : []),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...except.map((clock) => timed('EXDATE', clock)),
    ...some('SUMMARY', entry.title),
    ...some('DESCRIPTION', entry.description),
    ...some('LOCATION', entry.place),
    ...some('CATEGORIES', entry.label),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    ...[`CREATED:${stampOf(createdAt)}`, `LAST-MODIFIED:${stampOf(updatedAt)}`, `SEQUENCE:${sequence}`],
    ...[`STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`, 'TRANSP:TRANSPARENT', 'END:VEVENT'],
  ];
}

/** A calendar as RFC 5545 and RFC 7986 write it. */
export function calendarText({ name, entries }: CalendarFile): string {
  return contentLines([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pavlac//Kalendar//CS', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[...some('NAME', name), ...some('X-WR-CALNAME', name), `X-WR-TIMEZONE:${zone}`],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${askAgain}`, `X-PUBLISHED-TTL:${askAgain}`],
    ...pragueZone,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]);
}

/** A moment as clocks in Prague show it. */
export const clockOf = (at: Date): Clock => wallTime(at);

export const calendarType = 'text/calendar; charset=utf-8';
