import { dayIn, showDay, wallTime } from '#contract/base/dates.ts';
import { percent } from '#contract/base/fraction.ts';
import type { Words } from '#contract/minutes/rules-compose.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

const numbers = {
  cs: new Intl.NumberFormat('cs', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** Days, hours and percents as minutes say them. */
export const wordsOf = (lang: Locale): Words => ({
  say: speak(lang),
  day: (at) => showDay(dayIn(new Date(at))),
  clock: (at) => wallTime(new Date(at)).slice(11, 16).replace(/^0/, ''),
  percent: (part) => `${numbers[lang].format(percent(part))}${lang === 'cs' ? '\u00a0%' : '%'}`,
});
