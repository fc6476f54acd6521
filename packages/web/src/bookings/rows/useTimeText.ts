import { useMemo } from 'react';
import type { Day } from '#contract/base/dates.ts';
import { addDays } from '#contract/base/working-days.ts';
import { countOf } from '#contract/bookings/rules-times.ts';
import type { Thing } from '#contract/bookings/schema.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';

type Walls = { startsAt: string; endsAt: string };
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayOf = (wall: string): Day => wall.slice(0, 10);

/** Times of bookings, as they are read. */
export function useTimeText() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    const en = locale === 'en';
    // 05/12 reads as May to half of those who read English.
    const month = en ? 'short' : 'numeric';
    const clock = (wall: string) => (en ? wall.slice(-5) : wall.slice(-5).replace(/^0/, ''));
    const hours = ({ startsAt, endsAt }: Walls) =>
      `${clock(startsAt)}–${endsAt.endsWith('T00:00') ? '24:00' : clock(endsAt)}`;
    const day = (of: Day) => format.dateTime(noon(of), { day: 'numeric', month });
    const longDay = (of: Day) => format.dateTime(noon(of), { weekday: 'long', day: 'numeric', month });
    const fullDay = (of: Day) => `${longDay(of)}\u00a0${of.slice(0, 4)}`;
    const length = (minutes: number) =>
      minutes % 60 === 0
        ? say('BOOKING.LENGTH_HOURS', { count: minutes / 60 })
        : say('BOOKING.LENGTH_MINUTES', { count: minutes });
    const nights = (thing: Thing, walls: Walls) =>
      say('BOOKING.PICK.NIGHTS', { count: Math.round(countOf(thing, walls)) });
    const range = (from: Day, to: Day) =>
      from === to ? fullDay(from) : `${day(from)} – ${day(to)}\u00a0${to.slice(0, 4)}`;
    return {
      clock,
      day,
      longDay,
      length,
      weekday: (of: Day) => format.dateTime(noon(of), { weekday: 'short' }),
      /** At the head of the grid. */
      span: (from: Day, to: Day) => format.dateTimeRange(noon(from), noon(to), { day: 'numeric', month: 'long' }),
      hours,
      /** The day, or the days of a longer one. */
      days: ({ startsAt, endsAt }: Walls, { by }: Pick<Thing, 'by'>) =>
        range(
          dayOf(startsAt),
          by === 'days' ? addDays(dayOf(endsAt), -1) : by === 'hours' ? dayOf(startsAt) : dayOf(endsAt),
        ),
      /** What is said beside the days. */
      much: (walls: Walls, thing: Thing) =>
        thing.by === 'hours'
          ? hours(walls)
          : thing.by === 'nights'
            ? nights(thing, walls)
            : say('BOOKING.PICK.DAYS', { count: Math.round(countOf(thing, walls)) }),
      by: ({ by, slotMinutes }: Thing) => say(`BOOKING.BY.${by}`, { length: length(slotMinutes) }),
    };
  }, [say, format, locale]);
}
export type TimeText = ReturnType<typeof useTimeText>;

/** "1247/4" among those of one house: "/4". */
export const shortUnit = (number: string): string => (number.includes('/') ? `/${number.split('/').at(-1)}` : number);
