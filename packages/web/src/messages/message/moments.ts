import { useMemo } from 'react';
import { wallTime } from '#contract/base/time/dates.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';

/** Moments inside sentences: "ve středu 25. 11. 2026 v 8:00", "25. 11. 2026, 23:59". */
export function useMoments() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    // 05/12 reads as May to half of those who read English.
    const month = locale === 'en' ? 'short' : 'numeric';
    const parts = (iso: string) => {
      const at = new Date(iso);
      const [day = '', clock = ''] = wallTime(at).split('T');
      return {
        clock,
        day: String(new Date(`${day}T12:00:00Z`).getUTCDay()),
        hour: String(Number(clock.slice(0, 2))),
        date: format.dateTime(at, { day: 'numeric', month, year: 'numeric' }),
        time: locale === 'en' ? clock : format.dateTime(at, { hour: 'numeric', minute: '2-digit' }),
      };
    };
    return {
      /** When it will come; midnight is the day itself. */
      when: (iso: string) => {
        const { clock, ...rest } = parts(iso);
        return say(clock === '00:00' ? 'MESSAGE_FORM.WHEN' : 'MESSAGE_FORM.WHEN_AT', rest);
      },
      until: (iso: string) => {
        const { date, time } = parts(iso);
        return say('MESSAGE_FORM.UNTIL', { date, time });
      },
      time: (iso: string) => parts(iso).time,
    };
  }, [say, format, locale]);
}
