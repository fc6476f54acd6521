import { urlOf } from '#contract/base/calls/links.ts';
import { type Day, momentAt, wallTime } from '#contract/base/time/dates.ts';
import { addDays, daysBetween as daysApart } from '#contract/base/time/working-days.ts';
import { eventLinks } from '#contract/events/links.ts';
import { beginningOf, ruleText } from '#contract/events/rules-recurrence.ts';
import { daysBetween, type Series } from '#contract/events/rules-series.ts';
import { dayOfWall, minutesBetween, momentsOf, spanOn, timeOfWall } from '#contract/events/rules-times.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { type CalendarEntry, type Clock, calendarText, calendarType, stampOf } from '../../base/ical/ical-writing.ts';
import type { Attached } from '../../base/mail/mail.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import { seriesIn } from '../rows/queries.ts';
import type { Sent } from './queries.ts';

/** Where the portal is, whose house it is, and in which language labels are said. */
export type SentFrom = { url: string; svjId: number; lang: Locale; today: Day };

const clockOf = (e: Pick<Sent, 'allDay'>, at: string): Clock => (e.allDay ? dayOfWall(at) : at);

/** The end of a rule as a file tells it: of hours the moment of the last one, in universal time. */
function untilOf(e: Sent, until: Day | null): string | null {
  if (until === null) return null;
  if (e.allDay) return until.replaceAll('-', '');
  return stampOf(momentAt(`${until}T${timeOfWall(e.startsAt)}`) as Date);
}

/** What stands in a file of the row itself, wherever it lies in time. */
function saidOf({ url, svjId, lang }: SentFrom, e: Sent): Omit<CalendarEntry, 'uid' | 'start' | 'end'> {
  return {
    // A deletion is a change, too.
    sequence: e.sequence + (e.deletedAt ? 1 : 0),
    ...{ createdAt: e.createdAt, updatedAt: e.updatedAt, title: e.title, place: e.address },
    description: plainOf(e.description),
    url: urlOf(url, eventLinks.one(e.id), { svj: svjId }),
    label: e.label ?? speak(lang)(`EVENT.TYPES.${e.labelType}`),
    isCancelled: e.deletedAt !== null,
  };
}

const uidOf = (uid: string): string => `${uid}@pavlac`;
/** Years for which ends of nights with a changed clock are said one by one. */
const yearsSaid = 5;

/** The last Sundays of March and October: nights on which clocks in Prague change. */
function nightsFrom(today: Day): Day[] {
  const year = Number(today.slice(0, 4));
  const lastSunday = (month: string) => {
    const end = `${month}-31`;
    return addDays(end, -new Date(`${end}T00:00:00Z`).getUTCDay());
  };
  return Array.from({ length: yearsSaid + 2 }, (_, i) => year - 1 + i).flatMap((y) => [
    lastSunday(`${y}-03`),
    lastSunday(`${y}-10`),
  ]);
}

/**
 * Occurrences that last over a change of clocks. A file says of a series how long each of its occurrences lasts; ours end by the
 * clock, so these are said by themselves.
 */
function overNights(e: Sent, series: Series, today: Day): Day[] {
  if (e.allDay) return [];
  const days = daysApart(dayOfWall(e.startsAt), dayOfWall(e.endsAt));
  if (days === 0 && timeOfWall(e.startsAt) >= '03:00') return [];
  const length = minutesBetween(e.startsAt, e.endsAt);
  const near = nightsFrom(today).flatMap((night) => daysBetween(series, addDays(night, -days), night, 40));
  return [...new Set(near)].filter((day) => {
    const { start, end } = momentsOf(spanOn(e, day), false);
    return (end.getTime() - start.getTime()) / 60_000 !== length;
  });
}

function seriesEntries(from: SentFrom, e: Sent, changed: readonly Sent[]): CalendarEntry[] {
  const series = seriesIn(e);
  const said = { ...saidOf(from, e), uid: uidOf(e.uid) };
  const at = (day: Day) => {
    const { startsAt, endsAt } = spanOn(e, day);
    return { start: clockOf(e, startsAt), end: clockOf(e, endsAt) };
  };
  const standsFor = new Set(changed.map((one) => one.occurrence));
  const whole = {
    ...said,
    ...at(beginningOf(series)),
    rule: ruleText(series, untilOf(e, series.until)),
    except: series.except.filter((day) => !standsFor.has(day)).map((day) => at(day).start),
  };
  const nights = overNights(e, series, from.today).map((day) => {
    const { start, end } = momentsOf(spanOn(e, day), false);
    return { ...said, start: wallTime(start), end: wallTime(end), instead: at(day).start };
  });
  return [whole, ...nights];
}

/** An occurrence that was changed by itself: of its series where that goes along, else by its own name. */
function changedEntry(from: SentFrom, e: Sent, withSeries: boolean): CalendarEntry {
  const own = { start: clockOf(e, e.startsAt), end: clockOf(e, e.endsAt) };
  const { ofUid, ofStart, ofAllDay, occurrence } = e;
  if (!withSeries || ofUid === null || ofStart === null || occurrence === null)
    return { ...saidOf(from, e), uid: uidOf(e.uid), ...own };
  const instead = ofAllDay ? occurrence : `${occurrence}T${timeOfWall(ofStart)}`;
  return { ...saidOf(from, e), uid: uidOf(ofUid), ...own, instead };
}

/** Events as entries of a file. */
export function entriesOf(from: SentFrom, rows: readonly Sent[]): CalendarEntry[] {
  const changed = Map.groupBy(
    rows.filter((e) => e.parentId !== null && e.deletedAt === null),
    (e) => e.parentId,
  );
  const heads = new Set(rows.flatMap((e) => (e.parentId === null ? [e.id] : [])));
  return rows.flatMap((e) => {
    if (e.repeats) return seriesEntries(from, e, changed.get(e.id) ?? []);
    if (e.parentId === null)
      return [
        { ...saidOf(from, e), uid: uidOf(e.uid), ...{ start: clockOf(e, e.startsAt), end: clockOf(e, e.endsAt) } },
      ];
    // A deleted one is among the days that fell out of its series.
    return e.deletedAt ? [] : [changedEntry(from, e, heads.has(e.parentId))];
  });
}

/** One occurrence of a series as an event of its own. */
export function occurrenceEntry(from: SentFrom, e: Sent, day: Day): CalendarEntry {
  const { startsAt, endsAt } = spanOn(e, day);
  const url = urlOf(from.url, eventLinks.one(e.id), { svj: from.svjId, day });
  return {
    ...saidOf(from, e),
    uid: `${e.uid}-${day}@pavlac`,
    start: clockOf(e, startsAt),
    end: clockOf(e, endsAt),
    url,
  };
}

/** Events as a file beside a mail, which calendars offer to keep; what is off is taken out by it. */
export const attachedEvent = (from: SentFrom, rows: readonly Sent[]): Attached => ({
  name: 'pavlac.ics',
  type: `${calendarType}; method=PUBLISH`,
  text: calendarText({ name: '', entries: entriesOf(from, rows) }),
});
