import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { monthAround } from '#contract/events/rules.ts';
import { lastDayOf } from '#contract/events/rules-times.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import type { EventFilters, EventSort, EventTab, Occurrences, Range } from '#contract/events/schema-range.ts';
import { mainCalendar, mostDays, mostOccurrences } from '#contract/events/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { At } from '../rows/queries.ts';
import { rangedEvents, type Sought } from './queries.ts';
import { type Happening, happenings, isOver, toOccurrence } from './steps.ts';

/** The range that was asked for; refuses one that ends before it begins, or spans too much. */
export function rangeOf({ from, to }: Pick<Range, 'from' | 'to'>, now: Date): { from: Day; to: Day } {
  const month = monthAround(from ?? to ?? dayIn(now));
  const range = { from: from ?? month.from, to: to ?? month.to };
  const days = daysBetween(range.from, range.to) + 1;
  if (days < 1 || days > mostDays)
    throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { to: 'EVENT.FORM.RANGE' } });
  return range;
}

/** What happens in a range, in the order of starts. */
export const happeningsIn = async ({ db, scope, now }: At, sought: Sought): Promise<Happening[]> =>
  happenings(await rangedEvents(db, scope, now, sought), sought.from, sought.to);

/** Occurrences of a range, at most a thousand, the first ones. */
export async function occurrencesOf(at: At, { calendars, ...asked }: Range): Promise<Occurrences> {
  const range = rangeOf(asked, at.now);
  const found = await happeningsIn(at, { ...range, calendars });
  return { ...range, events: found.slice(0, mostOccurrences).map(toOccurrence), more: found.length > mostOccurrences };
}

/** What comes of one calendar, as older callers draw it: a whole day ends one day on. */
export async function eventsOfCalendar(
  at: At,
  id: number | null,
  asked: Pick<Range, 'from' | 'to'>,
): Promise<Occurrence[]> {
  const { events } = await occurrencesOf(at, { ...asked, calendars: [id === null ? mainCalendar : String(id)] });
  return events.map((one) => {
    if (!one.allDay) return one;
    const endsAt = `${addDays(one.endsAt.slice(0, 10), 1)}T00:00`;
    return { ...one, endsAt, end: lastDayOf({ ...one, endsAt }).toISOString() };
  });
}

export type Listing = {
  tab: EventTab;
  sort?: EventSort | undefined;
  filters: EventFilters;
  calendars: readonly string[] | null;
};

/** Days that a list looks ahead and back. */
const listed = 365;

/** Everything of a tab, what is over from the latest back. */
export const inTab = async (at: At, { tab, filters, calendars }: Listing): Promise<Happening[]> => {
  const today = dayIn(at.now);
  const [from, to] = tab === 'upcoming' ? [today, addDays(today, listed)] : [addDays(today, -listed), today];
  const found = await happeningsIn(at, { ...filters, from, to, calendars, fromEnd: tab === 'past' });
  return found.filter((one) => isOver(one, at.now) === (tab === 'past'));
};

function sorted(found: Happening[], { tab, sort = tab === 'past' ? '-start' : 'start' }: Listing): Happening[] {
  const byTitle = (a: Happening, b: Happening) => a.row.title.localeCompare(b.row.title, 'cs');
  const ordered = sort.endsWith('title') ? [...found].sort(byTitle) : found;
  return sort.startsWith('-') ? ordered.toReversed() : ordered;
}

/** One page of a tab, and how many there are. */
export async function listEvents(at: At, listing: Listing, { limit, offset }: { limit: number; offset: number }) {
  const found = (await inTab(at, listing)).slice(0, mostOccurrences);
  const page = sorted(found, listing).slice(offset, offset + limit);
  return { events: page.map(toOccurrence), total: found.length };
}

/** How many both tabs have without filters. */
export async function countTabs(at: At, { calendars }: Pick<Listing, 'calendars'>) {
  const of = async (tab: EventTab) => (await inTab(at, { tab, filters: {}, calendars })).length;
  const [upcoming, past] = await Promise.all([of('upcoming'), of('past')]);
  return { upcoming: Math.min(upcoming, mostOccurrences), past: Math.min(past, mostOccurrences) };
}
