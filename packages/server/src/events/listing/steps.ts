import { urlOf } from '#contract/base/calls/links.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { eventLinks } from '#contract/events/links.ts';
import { daysBetween } from '#contract/events/rules-series.ts';
import { dayOfWall, lastDayOf, momentsOf, type Span } from '#contract/events/rules-times.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { mainColour, mostOccurrences } from '#contract/events/schema-words.ts';
import type { Event } from '../rows/queries.ts';
import { seriesIn, spanIn } from '../rows/queries.ts';
import type { Ranged } from './queries.ts';

/** An occurrence with its moments, as lists sort and part them. */
export type Happening = { row: Ranged; day: Day | null; span: Span; start: Date; end: Date };

/** Where an occurrence is opened, as calls say it: without the portal's name. */
export const addressOf = ({ id, day }: { id: number; day: Day | null }): string =>
  urlOf('', eventLinks.one(id), day === null ? {} : { day });

const happening = (row: Ranged, day: Day | null): Happening => {
  const span = spanIn(row, day);
  return { row, day, span, ...momentsOf(span, row.allDay) };
};

const lengthOf = (e: Pick<Event, 'startsAt' | 'endsAt'>): number =>
  Math.round(
    (Date.parse(`${dayOfWall(e.endsAt)}T00:00:00Z`) - Date.parse(`${dayOfWall(e.startsAt)}T00:00:00Z`)) / 86_400_000,
  );

/** Standing days of a row whose occurrences touch the range; an occurrence that began before it still lasts. */
function daysOf(row: Ranged, from: Day, to: Day): (Day | null)[] {
  if (!row.repeats) return [null];
  return daysBetween(seriesIn(row), addDays(from, -lengthOf(row)), to, mostOccurrences + 1);
}

const byStart = (a: Happening, b: Happening): number =>
  a.start.getTime() - b.start.getTime() || a.row.title.localeCompare(b.row.title, 'cs') || a.row.id - b.row.id;

/** Occurrences of the rows in the range, in the order of their starts. */
export const happenings = (rows: readonly Ranged[], from: Day, to: Day): Happening[] =>
  rows.flatMap((row) => daysOf(row, from, to).map((day) => happening(row, day))).sort(byStart);

export const toOccurrence = ({ row, day, span, start, end }: Happening): Occurrence => ({
  id: row.id,
  parentId: row.parentId,
  occurrence: row.parentId === null ? day : row.occurrence,
  title: row.title,
  place_address: row.address,
  start: start.toISOString(),
  end: (row.allDay ? lastDayOf(span) : end).toISOString(),
  ...span,
  allDay: row.allDay,
  repeat: row.repeats,
  calendarId: row.calendarId,
  labelId: row.labelId ?? row.labelType,
  labelType: row.labelType,
  colour: row.colour ?? row.calendarColour ?? mainColour,
  isPublic: row.toPublic,
  everyone: row.everyone,
  acceptRead: row.acceptRead,
  toConfirm: row.toConfirm,
  url: addressOf({ id: row.id, day }),
});

/** What has not ended at the moment, and what has. */
export const isOver = ({ end }: Pick<Happening, 'end'>, now: Date): boolean => end <= now;

/** The end of the month of the day. */
export const monthEnd = (now: Date): Day => {
  const next = addDays(`${dayIn(now).slice(0, 7)}-01`, 31).slice(0, 7);
  return addDays(`${next}-01`, -1);
};
