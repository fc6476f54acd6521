import { useCallback } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Params, useFormat, useLanguage } from '../base/texts.tsx';
import { useMomentText } from '../base/when.ts';

/** Says a day in a sentence: "18. 11. 2026", in English by the name of its month. */
export function useDayText() {
  const format = useFormat();
  const { locale } = useLanguage();
  const month = locale === 'en' ? 'short' : 'numeric';
  return useCallback(
    (day: Day) => format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month, year: 'numeric' }),
    [format, month],
  );
}

/** Says a moment: "24. 11. 2026 ve 20:00", or inside a longer sentence that also says how far away it is. */
export function useMoment() {
  const moment = useMomentText();
  return useCallback(
    (iso: string, key: TextKey = 'VOTE_DETAIL.AT', more: Params = {}) => moment(iso, key, more),
    [moment],
  );
}
