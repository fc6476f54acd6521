import { useMemo } from 'react';
import type { Day } from '#contract/base/dates.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { spanOf } from './shown.ts';

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Days and hours of events, as they are read. */
export function useSpanText() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    const en = locale === 'en';
    // 05/12 reads as May to half of those who read English.
    const month = en ? 'short' : 'numeric';
    const clock = (wall: string) => (en ? wall.slice(11, 16) : wall.slice(11, 16).replace(/^0/, ''));
    const day = (of: Day) => format.dateTime(noon(of), { day: 'numeric', month, year: 'numeric' });
    const shortDay = (of: Day) => format.dateTime(noon(of), { day: 'numeric', month });
    const longDay = (of: Day) => format.dateTime(noon(of), { weekday: 'long', day: 'numeric', month: 'long' });
    const hours = ({ startsAt, endsAt }: Pick<Occurrence, 'startsAt' | 'endsAt'>) =>
      startsAt === endsAt ? clock(startsAt) : `${clock(startsAt)}–${clock(endsAt)}`;
    return {
      clock,
      day,
      shortDay,
      longDay,
      monthShort: (of: Day) => format.dateTime(noon(of), { month: 'short' }),
      dayAndMonth: (of: Day) => format.dateTime(noon(of), { day: 'numeric', month: 'long' }),
      /** At the head of a card. */
      dayTitle: (of: Day) => sentence(longDay(of)),
      month: (of: Day) => format.dateTime(noon(of), { month: 'long', year: 'numeric' }),
      weekday: (of: Day, width: 'long' | 'short') => format.dateTime(noon(of), { weekday: width }),
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
  }, [say, format, locale]);
}
export type SpanText = ReturnType<typeof useSpanText>;
