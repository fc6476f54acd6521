import { zone } from '#contract/base/time/dates.ts';
import { weekdayOf } from '#contract/bookings/rules-times.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

const dates = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }),
};

const dayText = (lang: Locale, wall: string): string => {
  const day = wall.slice(0, 10);
  const date = dates[lang].format(new Date(`${day}T12:00:00Z`));
  return speak(lang)('BOOKING_TIME.DAY', { weekday: String(weekdayOf(day)), date });
};
/** Hours have no leading zero in a sentence. */
const clockOf = (wall: string): string => wall.slice(11).replace(/^0/, '');
export const momentText = (lang: Locale, wall: string): string =>
  speak(lang)('BOOKING_TIME.MOMENT', { day: dayText(lang, wall), time: clockOf(wall) });

/** When it is, as mails say it: "pondělí 23. listopadu 2026, 9:00–11:00". */
export function whenText(lang: Locale, { wallFrom, wallTo }: { wallFrom: string; wallTo: string }): string {
  const say = speak(lang);
  if (wallFrom.slice(0, 10) === wallTo.slice(0, 10))
    return say('BOOKING_TIME.HOURS', { day: dayText(lang, wallFrom), from: clockOf(wallFrom), to: clockOf(wallTo) });
  return say('BOOKING_TIME.MORE', { from: momentText(lang, wallFrom), to: momentText(lang, wallTo) });
}
