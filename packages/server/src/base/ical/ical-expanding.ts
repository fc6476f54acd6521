import ICAL from 'ical.js';
import { zone as ours } from '#contract/base/time/dates.ts';
import {
  type Calendar,
  type LeftOut,
  longestEvent,
  mostOccurrences,
  type Occurrence,
  type Window,
} from './ical-file.ts';
import { calendarsIn } from './ical-mending.ts';
import { momentIn, wallIn, type Zone, zoneNamed } from './ical-zones.ts';

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
type Time = InstanceType<typeof ICAL.Time>;

/** Occurrences of one series that are looked at; a daily one of a century has fewer. */
const mostSteps = 40_000;
const day = 86_400_000;
const utc: Zone = { ahead: () => 0 };
const longest = { title: 300, description: 8000, place: 300, url: 1000, uid: 500, name: 200 };

/** An event is left out alone, and why. */
class Left extends Error {
  readonly why: LeftOut;
  constructor(why: LeftOut) {
    super(why);
    this.why = why;
  }
}

/** What a time without a place of its own is of, and what zones the file describes itself. */
type Zones = { usual: Zone; own: ReadonlyMap<string, Zone> };

/** What a clock shows, as milliseconds of a world without zones. */
const wallOf = (t: Time): number => Date.UTC(t.year, t.month - 1, t.day, t.hour, t.minute, t.second);

function zonesOf(calendars: readonly Component[]): Zones {
  const own = new Map<string, Zone>();
  for (const component of calendars.flatMap((one) => one.getAllSubcomponents('vtimezone'))) {
    const tzid = String(component.getFirstPropertyValue('tzid') ?? '');
    const described = new ICAL.Timezone({ component, tzid });
    const ahead = (at: number) => {
      const shown = new Date(at);
      const time = ICAL.Time.fromJSDate(shown, true);
      return described.utcOffset(time) / 60;
    };
    own.set(tzid, { ahead });
  }
  const said = calendars.map((one) => one.getFirstPropertyValue('x-wr-timezone')).find(Boolean);
  return { usual: (said && zoneNamed(String(said))) || (zoneNamed(ours) as Zone), own };
}

/** The zone of a property: by its name as the world knows it, else as the file describes it, else the usual one. */
function zoneOf(property: Property, time: Time, zones: Zones): Zone {
  if (time.zone === ICAL.Timezone.utcTimezone) return utc;
  const tzid = property.getParameter('tzid');
  if (typeof tzid !== 'string') return zones.usual;
  return zoneNamed(tzid) ?? zones.own.get(tzid) ?? zones.usual;
}

/** A time as the file has it: what the clock shows, and in which zone; how long it lasts where it says so itself. */
type Told = { wall: number; isDay: boolean; zone: Zone; lasts?: number };

function toldBy(property: Property, zones: Zones): Told[] {
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    const lasts = value instanceof ICAL.Period ? { lasts: value.getDuration().toSeconds() * 1000 } : {};
    if (!(time instanceof ICAL.Time)) return [];
    const wall = wallOf(time);
    if (!Number.isFinite(wall)) throw new Left('broken');
    return [{ wall, isDay: time.isDate, zone: zoneOf(property, time, zones), ...lasts }];
  });
}
/** Outlook says whole days by midnights, and that they are days beside it. */
const isOfDays = (event: Component): boolean =>
  String(event.getFirstPropertyValue('x-microsoft-cdo-alldayevent') ?? '').toUpperCase() === 'TRUE';

const toldAll = (event: Component, name: string, zones: Zones): Told[] => {
  const all = event.getAllProperties(name).flatMap((property) => toldBy(property, zones));
  return isOfDays(event) ? all.map((told) => ({ ...told, isDay: told.isDay || told.wall % day === 0 })) : all;
};

const momentOf = ({ wall, isDay, zone }: Told): number => (isDay ? wall : momentIn(zone, wall));
/** How one occurrence is called: by the day, or by the moment, on which it would have begun. */
const keyOf = (told: Told): string => {
  const text = new Date(momentOf(told)).toISOString();
  return told.isDay ? text.slice(0, 10) : text;
};

/** How long an event lasts, on the clock that it begins by. */
function lengthOf(event: Component, start: Told, zones: Zones): number {
  const [end] = toldAll(event, 'dtend', zones);
  if (end && end.isDay === start.isDay) return wallIn(start.zone, momentOf(end)) - wallIn(start.zone, momentOf(start));
  // Of a day and a time each ends by its own clock.
  if (end) return Math.max(0, start.isDay ? Math.ceil((end.wall - start.wall) / day) * day : end.wall - start.wall);
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return start.isDay ? day : 0;
}

const floating = (wall: number): Time => {
  const at = new Date(wall);
  const fields = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  const clock = { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() };
  return new ICAL.Time({ ...fields, ...clock, isDate: false }, ICAL.Timezone.localTimezone);
};

/** The end of a rule as clocks of the event show it: in the file it is told in universal time. */
function untilOf(until: Time, { isDay, zone }: Told): Time {
  const wall = wallOf(until);
  if (until.isDate || isDay) return floating(Math.floor(wall / day) * day + day - 1000);
  return floating(until.zone === ICAL.Timezone.utcTimezone ? wallIn(zone, wall) : wall);
}

/** Beginnings of a series on its clock, from the first one; those before the window are passed by. */
function* wallsOf(event: Component, start: Told, { from, to }: { from: number; to: number }): Generator<number> {
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Left('broken');
    if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq)) throw new Left('tooFrequent');
    const times = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].flatMap((part) => rule.getComponent(part));
    if (times.length > 3) throw new Left('tooFrequent');
    if (rule.until) rule.until = untilOf(rule.until, start);
    const walk = rule.iterator(floating(start.wall));
    for (let step = 0; step < mostSteps; step += 1) {
      const next = walk.next();
      const wall = next ? wallOf(next) : Number.POSITIVE_INFINITY;
      if (wall > to) break;
      if (wall >= from) yield wall;
    }
  }
}

const textOf = (event: Component, name: keyof typeof longest, property: string): string =>
  String(event.getFirstPropertyValue(property) ?? '')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, longest[name])
    .toWellFormed();

const addressOf = (text: string): string => (/^https?:\/\/\S+$/i.test(text) ? text : '');

/** An occurrence that begins as told, with what its event says. */
function occurrenceOf(event: Component, told: Told, key: string, length: number): Occurrence {
  const start = momentOf(told);
  const end = told.isDay
    ? told.wall + Math.max(length - day, 0)
    : Math.max(start, momentIn(told.zone, wallIn(told.zone, start) + length));
  const said = (at: number) => (told.isDay ? new Date(at).toISOString().slice(0, 10) : new Date(at).toISOString());
  return {
    ...{ uid: textOf(event, 'uid', 'uid'), key, title: textOf(event, 'title', 'summary') },
    ...{ description: textOf(event, 'description', 'description'), place: textOf(event, 'place', 'location') },
    ...{ url: addressOf(textOf(event, 'url', 'url')), allDay: told.isDay, start: said(start), end: said(end) },
  };
}

function begins(event: Component, zones: Zones): { start: Told; length: number } {
  const [start] = toldAll(event, 'dtstart', zones);
  if (!start) throw new Left('broken');
  const length = lengthOf(event, start, zones);
  if (length < 0) throw new Left('broken');
  if (length > longestEvent) throw new Left('tooLong');
  return { start, length };
}

const isCancelled = (event: Component): boolean =>
  String(event.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** What stands for an occurrence and for all after it (`RANGE=THISANDFUTURE`): from which moment on, and how much they move. */
type Onward = { event: Component; since: number; start: Told; length: number; shift: number };

function onwardOf({ event, instead }: Instead, zones: Zones): Onward {
  const { start, length } = begins(event, zones);
  const since = momentOf(instead);
  return { event, since, start, length, shift: start.wall - onClock(start, since) };
}

/** What the clock of a told time shows at the moment. */
const onClock = ({ isDay, zone }: Told, at: number): number => (isDay ? Math.floor(at / day) * day : wallIn(zone, at));

/** An occurrence as what stands for it and those before it has it; null where that calls them off. */
function movedOn({ event, start, length, shift }: Onward, told: Told, key: string): Occurrence | null {
  if (isCancelled(event)) return null;
  return occurrenceOf(event, { ...start, wall: onClock(start, momentOf(told)) + shift }, key, length);
}

type Others = { replaced: ReadonlySet<string>; onward: readonly Onward[] };
/** All occurrences of an event in the window, without those that others stand for. */
function expanded(event: Component, zones: Zones, window: Window, { replaced, onward }: Others): Occurrence[] {
  const { start, length } = begins(event, zones);
  if (isCancelled(event)) return [];
  // What moves far comes from far outside of the window.
  const far = Math.max(0, ...onward.map((one) => Math.abs(one.shift) + one.length));
  const [from, to] = [window.from.getTime() - length - far - day, window.to.getTime() + far + day];
  const added = toldAll(event, 'rdate', zones);
  const out = new Set(toldAll(event, 'exdate', zones).map(keyOf));
  const found = new Map<string, Occurrence>();
  const take = (told: Told) => {
    const key = keyOf(told);
    // Some programs name a whole day that falls out of a series of hours, or is otherwise.
    const onDay = new Date(told.wall).toISOString().slice(0, 10);
    if ([out, replaced].some((gone) => gone.has(key) || gone.has(onDay)) || found.has(key)) return;
    const by = onward.findLast(({ since }) => since <= momentOf(told));
    const one = by ? movedOn(by, told, key) : occurrenceOf(event, told, key, told.lasts ?? length);
    if (one && isWithin(one, window)) found.set(key, one);
  };
  take(start);
  for (const wall of wallsOf(event, start, { from, to })) take({ ...start, wall });
  for (const told of added) take(told);
  return [...found.values()];
}

const isWithin = ({ start, end }: Occurrence, { from, to }: Window): boolean =>
  Date.parse(end) + day >= from.getTime() && Date.parse(start) <= to.getTime();

/** What stands for one occurrence, or for it and all after it. */
type Instead = { event: Component; instead: Told; isOnward: boolean };
type Series = { heads: Component[]; changed: Instead[] };

const isOnward = (event: Component): boolean =>
  String(event.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE';

/** Events by what they are called: the series, and occurrences that differ from it. */
function seriesOf(events: readonly Component[], zones: Zones, left: (error: unknown) => void): Series[] {
  const found = new Map<string, Series>();
  events.forEach((event, i) => {
    // One without a name of its own is nobody's change.
    const uid = textOf(event, 'uid', 'uid') || ` ${i}`;
    const series = found.get(uid) ?? { heads: [], changed: [] };
    found.set(uid, series);
    try {
      const [instead] = toldAll(event, 'recurrence-id', zones);
      if (instead) series.changed.push({ event, instead, isOnward: isOnward(event) });
      else series.heads.push(event);
    } catch (error) {
      left(error);
    }
  });
  return [...found.values()];
}

const sequenceOf = ({ event }: Instead): number => Number(event.getFirstPropertyValue('sequence') ?? 0) || 0;
/** Of those that stand for the same occurrence the last one said. */
const latest = (changed: readonly Instead[]): Instead[] => [
  ...new Map(
    changed.toSorted((a, b) => sequenceOf(a) - sequenceOf(b)).map((one) => [keyOf(one.instead), one]),
  ).values(),
];
const parted = (changed: readonly Instead[]): [Instead[], Instead[]] => [
  changed.filter((one) => one.isOnward),
  latest(changed.filter((one) => !one.isOnward)),
];

/** What a calendar holds in the window; an event that makes no sense is left out alone. */
export function expandedCalendar(text: string, window: Window): Calendar {
  const { calendars, broken } = calendarsIn(text);
  const zones = zonesOf(calendars);
  const left: Calendar['left'] = broken ? { broken } : {};
  const leave = (error: unknown) => {
    const why = error instanceof Left ? error.why : 'broken';
    left[why] = (left[why] ?? 0) + 1;
  };
  const occurrences: Occurrence[] = [];
  const tried = (run: () => Occurrence[] | undefined) => {
    try {
      occurrences.push(...(run() ?? []));
    } catch (error) {
      leave(error);
    }
  };
  const events = calendars.flatMap((one) => one.getAllSubcomponents('vevent'));
  for (const { heads, changed } of seriesOf(events, zones, leave)) {
    // Without its series it stands for one occurrence.
    const [some, single] = heads.length > 0 ? parted(changed) : [[], latest(changed)];
    const replaced = new Set(single.map(({ instead }) => keyOf(instead)));
    const onward: Onward[] = [];
    for (const one of some) tried(() => void onward.push(onwardOf(one, zones)));
    onward.sort((a, b) => a.since - b.since);
    for (const event of heads) tried(() => expanded(event, zones, window, { replaced, onward }));
    for (const { event, instead } of single) {
      tried(() => {
        const { start, length } = begins(event, zones);
        const one = () => occurrenceOf(event, start, keyOf(instead), length);
        return isCancelled(event) ? [] : [one()].filter((o) => isWithin(o, window));
      });
    }
  }
  if (occurrences.length > mostOccurrences) left.tooMany = occurrences.length - mostOccurrences;
  occurrences.sort((a, b) => a.start.localeCompare(b.start));
  const name = String(calendars.map((one) => one.getFirstPropertyValue('x-wr-calname')).find(Boolean) ?? '');
  return { name: name.slice(0, longest.name), occurrences: occurrences.slice(0, mostOccurrences), left };
}
