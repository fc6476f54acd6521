import { useCallback } from 'react';
import { type Day, wallTime } from '#contract/base/dates.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Params, useFormat, useLanguage, useText } from '../base/texts.tsx';
import { showTyped } from '../kit/form/typed-dates.ts';

const zone = 'Europe/Prague';
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

/** Says a day in a sentence: "18. 11. 2026", in English by the name of its month. */
export function useDayText() {
  const format = useFormat();
  const { locale } = useLanguage();
  const month = locale === 'en' ? 'long' : 'numeric';
  return useCallback(
    (day: Day) => format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month, year: 'numeric' }),
    [format, month],
  );
}

/** Says a moment: "24. 11. 2026 ve 20:00", or inside a longer sentence that also says how far away it is. */
export function useMoment() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  // 05/12 reads as May to half of those who read English.
  const month = locale === 'en' ? 'long' : 'numeric';
  return useCallback(
    (iso: string, key: TextKey = 'VOTE_DETAIL.AT', more: Params = {}) => {
      const moment = new Date(iso);
      const { day, hour } = placeOf(moment);
      return say(key, {
        day: String(day),
        hour: String(hour),
        date: format.dateTime(moment, { day: 'numeric', month, year: 'numeric' }),
        time: format.dateTime(moment, { hour: 'numeric', minute: '2-digit' }),
        left: format.relativeTime(moment, new Date()),
        ...more,
      });
    },
    [say, format, month],
  );
}

/** Day and time as tables write them, as clocks in Prague show them. */
export const useTyped = () => (iso: string) => showTyped(wallTime(new Date(iso)));
