import { useMemo } from 'react';
import { wallTime } from '#contract/base/dates.ts';
import { useFormat, useLanguage } from './texts.tsx';

/** Moments inside sentences, as clocks in Prague show them: "3. 12. 2026, 8:05", "3 Dec 2026, 08:05". */
export function useWhen() {
  const format = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    // 05/12 reads as May to half of those who read English.
    const month = locale === 'en' ? 'short' : 'numeric';
    const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month, year: 'numeric' });
    const time = (iso: string) => wallTime(new Date(iso)).slice(11);
    return {
      day,
      moment: (iso: string) => `${day(iso)}, ${locale === 'en' ? time(iso) : time(iso).replace(/^0/, '')}`,
    };
  }, [format, locale]);
}
