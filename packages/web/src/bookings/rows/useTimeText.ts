import { useMemo } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { countOf } from '#contract/bookings/rules-times.ts';
import type { Thing } from '#contract/bookings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';

type Walls = { startsAt: string; endsAt: string };
const dayOf = (wall: string): Day => wall.slice(0, 10);

/** Hours are said with the day on which they begin, also over midnight; those that take days with both. */
function lastDayOf(by: Thing['by'], startsAt: string, endsAt: string): Day {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  if (by === 'days') return addDays(last, -1);
  const isLong = daysBetween(first, last) > 1 || endsAt.slice(11) >= startsAt.slice(11);
  return by === 'hours' && !(first !== last && isLong) ? first : last;
}

/** Times of bookings, as they are read. */
export function useTimeText() {
  const say = useText();
  const text = useDayText();
  return useMemo(() => {
    const { of, month, clock, shortDay: day } = text;
    const hours = ({ startsAt, endsAt }: Walls) =>
      `${clock(startsAt)}–${endsAt.endsWith('T00:00') ? '24:00' : clock(endsAt)}`;
    const longDay = (one: Day) => of(one, { weekday: 'long', day: 'numeric', month });
    const fullDay = (one: Day) => `${longDay(one)}\u00a0${one.slice(0, 4)}`;
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
      weekday: (one: Day) => text.weekday(one, 'short'),
      /** At the head of the grid. */
      span: (from: Day, to: Day) => text.range(from, to, { day: 'numeric', month: 'long' }),
      hours,
      /** The day, or the days of a longer one. */
      days: ({ startsAt, endsAt }: Walls, { by }: Pick<Thing, 'by'>) =>
        range(dayOf(startsAt), lastDayOf(by, startsAt, endsAt)),
      /** What is said beside the days. */
      much: (walls: Walls, thing: Thing) =>
        thing.by === 'hours'
          ? hours(walls)
          : thing.by === 'nights'
            ? nights(thing, walls)
            : say('BOOKING.PICK.DAYS', { count: Math.round(countOf(thing, walls)) }),
      by: ({ by, slotMinutes }: Thing) => say(`BOOKING.BY.${by}`, { length: length(slotMinutes) }),
    };
  }, [say, text]);
}
export type TimeText = ReturnType<typeof useTimeText>;

/** "1247/4" among those of one house: "/4". */
export const shortUnit = (number: string): string => (number.includes('/') ? `/${number.split('/').at(-1)}` : number);
