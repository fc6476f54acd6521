import { useCallback, useMemo } from 'react';
import type { DateTimeFormatOptions } from 'use-intl';
import { type Day, dayIn, showDay, showMoment, wallTime, zone } from '#contract/base/time/dates.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Params, useFormat, useLanguage, useText } from './texts.tsx';

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

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Days and hours that are kept as clocks show them (YYYY-MM-DDTHH:mm), in no zone: nouns make their sentences of these. */
export function useDayText() {
  const format = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    const en = locale === 'en';
    // 05/12 reads as May to half of those who read English.
    const month = en ? 'short' : 'numeric';
    /** Of a day what is said of it. */
    const of = (day: Day, parts: DateTimeFormatOptions) => format.dateTime(noon(day), parts);
    return {
      of,
      month,
      range: (from: Day, to: Day, parts: DateTimeFormatOptions) => format.dateTimeRange(noon(from), noon(to), parts),
      clock: (wall: string) => (en ? wall.slice(-5) : wall.slice(-5).replace(/^0/, '')),
      day: (day: Day) => of(day, { day: 'numeric', month, year: 'numeric' }),
      shortDay: (day: Day) => of(day, { day: 'numeric', month }),
      weekday: (day: Day, width: 'long' | 'short') => of(day, { weekday: width }),
    } as const;
  }, [format, locale]);
}

/** Days and moments in tables, facts and short notes: "03. 12. 2026, 08:05", "3 Dec 2026, 08:05". */
export function useShown() {
  const inCzech = useLanguage().locale !== 'en';
  const english = useDayText().day;
  return useMemo(() => {
    const day = (on: Day) => (inCzech ? showDay(on) : english(on));
    return {
      day,
      /** The day clocks in Prague show at the moment. */
      dayOf: (iso: string) => day(dayIn(new Date(iso))),
      moment: (iso: string) => {
        const at = new Date(iso);
        return inCzech ? showMoment(at) : `${english(dayIn(at))}, ${wallTime(at).slice(11)}`;
      },
    };
  }, [inCzech, english]);
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const english = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Weekday (1 is Monday) and hour in Prague, for prepositions. */
function placeOf(moment: Date) {
  const parts = Object.fromEntries(english.formatToParts(moment).map((p) => [p.type, p.value]));
  return { day: days.indexOf(parts.weekday ?? '') + 1, hour: Number(parts.hour) };
}

/** Says a moment by a sentence that takes day, hour, date, time, and how far away it is: "končí ve středu 2. 12. 2026 ve 20:00". */
export function useMomentText() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  // 05/12 reads as May to half of those who read English.
  const month = locale === 'en' ? 'short' : 'numeric';
  return useCallback(
    (iso: string, key: TextKey, more: Params = {}) => {
      const moment = new Date(iso);
      const { day, hour } = placeOf(moment);
      return say(key, {
        day: String(day),
        hour: String(hour),
        date: format.dateTime(moment, { day: 'numeric', month, year: 'numeric' }),
        time: format.dateTime(moment, { hour: locale === 'en' ? '2-digit' : 'numeric', minute: '2-digit' }),
        left: format.relativeTime(moment, new Date()),
        ...more,
      });
    },
    [say, format, locale, month],
  );
}
