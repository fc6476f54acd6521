import { percentText } from '#contract/base/shares/shares.ts';
import { dayIn, showDay, wallTime } from '#contract/base/time/dates.ts';
import type { Words } from '#contract/minutes/rules-compose.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

/** Days, hours and percents as minutes say them. */
export const wordsOf = (lang: Locale): Words => ({
  say: speak(lang),
  day: (at) => showDay(dayIn(new Date(at))),
  clock: (at) => wallTime(new Date(at)).slice(11, 16).replace(/^0/, ''),
  percent: (part) => percentText(part, lang),
});
