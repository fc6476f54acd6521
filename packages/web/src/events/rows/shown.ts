import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import type { LayerDay } from '#contract/events/schema-layers.ts';
import { defaultLabelType, type Layer } from '#contract/events/schema-words.ts';
import type { ForeignOccurrence } from '#contract/feeds/schema-sources.ts';

/** An occurrence with the days and minutes of a day that it takes. */
export type Shown = {
  key: string;
  /** Somebody else's: where in the address it is named. */
  foreign?: number;
  /** What falls on the day in another module: where it is read. */
  layer?: Layer;
  event: Occurrence;
  first: Day;
  last: Day;
  /** Minutes since midnight of the first and of the last day. */
  from: number;
  to: number;
  /** All-day first, then by the clock. */
  order: string;
};

type Span = Pick<Occurrence, 'startsAt' | 'endsAt' | 'allDay'>;
const minutesOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
const wholeDay = 24 * 60;

/** The first and the last day; what ends at midnight takes nothing of the day that begins then. */
export function spanOf({ startsAt, endsAt, allDay }: Span): Pick<Shown, 'first' | 'last' | 'from' | 'to'> {
  const first = startsAt.slice(0, 10);
  const end = endsAt.slice(0, 10);
  const atMidnight = !allDay && end > first && minutesOf(endsAt) === 0;
  return {
    first,
    last: atMidnight ? addDays(end, -1) : end,
    from: allDay ? 0 : minutesOf(startsAt),
    to: allDay || atMidnight ? wholeDay : minutesOf(endsAt),
  };
}

export const keyOf = ({ id, occurrence }: Pick<Occurrence, 'id' | 'occurrence'>): string => `${id}.${occurrence ?? ''}`;

export const shownOf = (event: Occurrence): Shown => ({
  key: keyOf(event),
  event,
  ...spanOf(event),
  order: `${event.allDay ? 0 : 1}${event.startsAt} ${event.title}`,
});

const usual = { parentId: null, occurrence: null, repeat: false, acceptRead: false, toConfirm: false } as const;
const label = { labelId: defaultLabelType, labelType: defaultLabelType, isPublic: true, everyone: true } as const;

/** What falls on a day in another module, as if it were an event; `title` says what it is. After events of the day. */
export function shownLayer({ layer, id, startsAt, endsAt, allDay, url }: LayerDay, title: string): Shown {
  const said = { id, title, place_address: '', calendarId: null, colour: 'black', url } as const;
  const span = { start: startsAt, end: endsAt, startsAt, endsAt, allDay };
  const shown = shownOf({ ...usual, ...label, ...span, ...said });
  return { ...shown, key: `${layer}.${id}.${startsAt}`, layer, order: `2${shown.order}` };
}

/** What others publish, as if it were an event of the house that is for everybody; it is opened where it stands. */
export function shownForeign(f: ForeignOccurrence): Shown {
  const { title, source, place_address, start, end, startsAt, endsAt, allDay, calendarId, colour } = f;
  const span = { start, end, startsAt, endsAt, allDay };
  const said = { id: f.id, title: title || source, place_address, calendarId, colour, url: '' };
  return { ...shownOf({ ...usual, ...label, ...span, ...said }), key: `foreign.${f.id}`, foreign: f.id };
}

/** Those of one day, in their order. */
export const ofDay = (day: Day, all: readonly Shown[]): Shown[] =>
  all.filter(({ first, last }) => first <= day && last >= day).sort((a, b) => (a.order < b.order ? -1 : 1));
