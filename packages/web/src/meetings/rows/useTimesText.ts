import { useMemo } from 'react';
import { dayIn, wallTime } from '#contract/base/time/dates.ts';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';

type Times = { start: string; end: string };

/** Days and hours of meetings, as clocks in Prague show them. */
export function useTimesText() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    const en = locale === 'en';
    // 05/12 reads as May to half of those who read English.
    const month = en ? 'short' : 'numeric';
    const clock = (iso: string) => {
      const time = wallTime(new Date(iso)).slice(11);
      return en ? time : time.replace(/^0/, '');
    };
    const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month, year: 'numeric' });
    const longDay = (iso: string) =>
      format.dateTime(new Date(iso), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const isOneDay = ({ start, end }: Times) => dayIn(new Date(start)) === dayIn(new Date(end));
    return {
      day,
      longDay,
      moment: (iso: string) => `${day(iso)}, ${clock(iso)}`,
      /** Of one day its hours; else until which day too. */
      hours: (times: Times) =>
        isOneDay(times)
          ? `${clock(times.start)}–${clock(times.end)}`
          : `${clock(times.start)} – ${day(times.end)}, ${clock(times.end)}`,
      when: (times: Times) =>
        isOneDay(times)
          ? `${longDay(times.start)}, ${clock(times.start)}–${clock(times.end)}`
          : `${day(times.start)}, ${clock(times.start)} – ${day(times.end)}, ${clock(times.end)}`,
      /** "za 25 dní"; nothing once the day is over. */
      away: ({ start }: Times) => {
        const days = daysBetween(dayIn(new Date()), dayIn(new Date(start)));
        return days < 0 ? null : say('MEETING.IN_DAYS', { days });
      },
    };
  }, [say, format, locale]);
}
