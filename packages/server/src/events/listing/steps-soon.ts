import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { momentsOf } from '#contract/events/rules-times.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import type { Soon, SoonDay } from '#contract/events/schema-range.ts';
import { defaultLabelType } from '#contract/events/schema-words.ts';
import type { At } from '../rows/queries.ts';
import { isOver, monthEnd, toOccurrence } from './steps.ts';
import type { Days } from './steps-layers.ts';
import { happeningsIn, inTab } from './steps-lists.ts';

/** Events that the dashboard shows. */
const mostSoon = 10;

/** Days ahead that people are told of outages, and that the next event is looked for. */
const outageDays = 3;
const nextDays = 365;

/** Called meetings that have not ended, as events that lead where they belong. */
async function meetingsSoon(at: At, days: Days): Promise<SoonDay[]> {
  const today = dayIn(at.now);
  const notes = (await days.meetings?.(at, { from: today, to: addDays(today, nextDays) })) ?? [];
  return notes.flatMap(({ id, title, startsAt, endsAt, allDay, at: place, forAll }) => {
    const { start, end } = momentsOf({ startsAt, endsAt }, allDay);
    if (end <= at.now) return [];
    return {
      ...{ layer: 'meetings' as const, id, title, startsAt, endsAt, allDay, url: urlOf('', place) },
      ...{ start: start.toISOString(), end: end.toISOString(), parentId: null, occurrence: null, repeat: false },
      ...{ place_address: '', calendarId: null, colour: 'black' as const, isPublic: forAll, everyone: forAll },
      ...{ labelId: defaultLabelType, labelType: defaultLabelType, acceptRead: false, toConfirm: false },
    };
  });
}

/** What has not ended of this month, meetings of owners among it; when nothing, the next one within a year. */
export async function soonEvents(at: At, days: Days): Promise<Soon> {
  const today = dayIn(at.now);
  const [upcoming, meetings] = await Promise.all([
    inTab(at, { tab: 'upcoming', filters: {}, calendars: null }),
    meetingsSoon(at, days),
  ]);
  const first: SoonDay[] = [...upcoming.slice(0, mostSoon).map(toOccurrence), ...meetings];
  first.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const end = monthEnd(at.now);
  const events = first.filter(({ startsAt }) => startsAt.slice(0, 10) <= end);
  const near = addDays(today, outageDays);
  const outages = upcoming.filter(
    ({ row, span }) => row.labelType === 'outage' && row.mine && span.startsAt.slice(0, 10) <= near,
  );
  return {
    events: events.slice(0, mostSoon),
    next: events.length > 0 ? null : (first[0] ?? null),
    outages: outages.slice(0, mostSoon).map(toOccurrence),
  };
}

/** Outages that run or are near and are for the asker; who administers events sees others in the calendar alone. */
export async function outagesFor(at: At): Promise<Occurrence[]> {
  const from = dayIn(at.now);
  const to = addDays(from, outageDays);
  const found = await happeningsIn(at, { from, to, calendars: null, type: 'outage', mine: true });
  return found
    .filter((one) => !isOver(one, at.now))
    .slice(0, mostSoon)
    .map(toOccurrence);
}
