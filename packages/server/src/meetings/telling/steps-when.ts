import { dayIn, wallTime, zone } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

const dates = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'full', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone }),
};
/** Hours have no leading zero in a sentence. */
const clockOf = (at: Date): string => wallTime(at).slice(11).replace(/^0/, '');
const momentOf = (lang: Locale, at: Date): string =>
  speak(lang)('MEETING_MAIL.MOMENT', { day: dates[lang].format(at), time: clockOf(at) });

/** When it is, as mails say it: "středa 16. prosince 2026, 18:00–20:00". */
export function whenText(lang: Locale, { start, end }: { start: Date; end: Date }): string {
  const say = speak(lang);
  return dayIn(start) === dayIn(end)
    ? say('MEETING_MAIL.HOURS', { day: dates[lang].format(start), from: clockOf(start), to: clockOf(end) })
    : say('MEETING_MAIL.MORE', { from: momentOf(lang, start), to: momentOf(lang, end) });
}
