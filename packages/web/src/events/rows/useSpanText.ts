import { useMemo } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { spanOf } from './shown.ts';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Days and hours of events, as they are read. */
export function useSpanText() {
  const say = useText();
  const text = useDayText();
  return useMemo(() => {
    const { of, clock, day, shortDay, weekday } = text;
    const longDay = (one: Day) => of(one, { weekday: 'long', day: 'numeric', month: 'long' });
    const hours = ({ startsAt, endsAt }: Pick<Occurrence, 'startsAt' | 'endsAt'>) =>
      startsAt === endsAt ? clock(startsAt) : `${clock(startsAt)}–${clock(endsAt)}`;
    return {
      clock,
      day,
      shortDay,
      longDay,
      weekday,
      monthShort: (one: Day) => of(one, { month: 'short' }),
      dayAndMonth: (one: Day) => of(one, { day: 'numeric', month: 'long' }),
      /** At the head of a card. */
      dayTitle: (one: Day) => sentence(longDay(one)),
      month: (one: Day) => of(one, { month: 'long', year: 'numeric' }),
      /** Of one day its hours; of several also the days. */
      span: (event: Pick<Occurrence, 'startsAt' | 'endsAt' | 'allDay'>) => {
        const { first, last } = spanOf(event);
        if (first === last) return event.allDay ? say('CALENDAR.ALL_DAY') : hours(event);
        if (event.allDay) return `${shortDay(first)} – ${shortDay(last)}`;
        return `${shortDay(first)}, ${clock(event.startsAt)} – ${shortDay(last)}, ${clock(event.endsAt)}`;
      },
      /** With the day, for who does not stand at it. */
      when: (event: Pick<Occurrence, 'startsAt' | 'endsAt' | 'allDay'>) => {
        const { first, last } = spanOf(event);
        const whole = sentence(`${longDay(first)} ${first.slice(0, 4)}`);
        if (first === last) return `${whole}, ${event.allDay ? say('CALENDAR.ALL_DAY') : hours(event)}`;
        if (event.allDay) return `${day(first)} – ${day(last)}`;
        return `${day(first)}, ${clock(event.startsAt)} – ${day(last)}, ${clock(event.endsAt)}`;
      },
    };
  }, [say, text]);
}
export type SpanText = ReturnType<typeof useSpanText>;
