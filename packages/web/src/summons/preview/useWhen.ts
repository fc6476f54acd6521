import { dayIn, wallTime } from '#contract/base/time/dates.ts';
import { useFormat, useLanguage } from '../../base/texts.tsx';

/** When a meeting is, as clocks in Prague show it: "středa 16. prosince 2026, 18:00–20:00". */
export function useWhen() {
  const format = useFormat();
  const { locale } = useLanguage();
  const clock = (at: Date) => {
    const time = wallTime(at).slice(11);
    return locale === 'en' ? time : time.replace(/^0/, '');
  };
  const day = (at: Date) => format.dateTime(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return ({ start, end }: { start: string; end: string }): string => {
    const [from, to] = [new Date(start), new Date(end)];
    return dayIn(from) === dayIn(to)
      ? `${day(from)}, ${clock(from)}–${clock(to)}`
      : `${day(from)}, ${clock(from)} – ${day(to)}, ${clock(to)}`;
  };
}
