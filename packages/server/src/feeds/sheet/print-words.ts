import { type Day, zone } from '#contract/base/time/dates.ts';
import { type Holiday, holidayOf } from '#contract/base/time/working-days.ts';
import { timeOfWall } from '#contract/events/rules-times.ts';
import type { SheetItem } from '#contract/feeds/rules-sheet.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import type { Called } from '../../contacts/files/steps-called.ts';

/** All that a sheet says. */
export type Wall = {
  lang: Locale;
  /** Any day of what it is of. */
  day: Day;
  at: Date;
  letterhead: Letterhead;
  /** In the order of their starts. */
  items: readonly SheetItem[];
  called: readonly Called[];
  /** The address in the code; null without one. */
  code: string | null;
};

const locales = { cs: 'cs', en: 'en-GB' } as const;
/** Days have no hours: noon is the same day everywhere in Europe. */
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const shown = (lang: Locale, day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[lang], { timeZone: zone, ...options }).format(noon(day));

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);
export const monthName = (lang: Locale, day: Day): string => capital(shown(lang, day, { month: 'long' }));
export const weekdayName = (lang: Locale, day: Day): string => shown(lang, day, { weekday: 'long' });
/** "po", "Mon" cut to two letters: a year has no room for more. */
export const weekdayLetters = (lang: Locale, day: Day): string => shown(lang, day, { weekday: 'short' }).slice(0, 2);
export const shortDay = (lang: Locale, day: Day): string =>
  shown(lang, day, { day: 'numeric', month: lang === 'cs' ? 'numeric' : 'short' });

export const titleOf = ({ lang, day }: Pick<Wall, 'lang' | 'day'>, of: 'month' | 'year'): string =>
  of === 'month' ? `${monthName(lang, day)} ${day.slice(0, 4)}` : day.slice(0, 4);

export function holidayName(lang: Locale, day: Day): string | null {
  const name: Holiday | null = holidayOf(day);
  return name && speak(lang)(`CALENDAR.HOLIDAYS.${name}`);
}

/** "8:00" */
const clock = (wall: string): string => timeOfWall(wall).replace(/^0/, '');
/** When it begins, of an outage how long it lasts; null of whole days. */
export function timesOf({ startsAt, endsAt, allDay, look }: SheetItem): string | null {
  if (allDay) return null;
  return look === 'outage' && endsAt !== startsAt ? `${clock(startsAt)}–${clock(endsAt)}` : clock(startsAt);
}

/** The number on the plate of the house, where its address has one. */
export const plateOf = ({ address }: Letterhead): string | null =>
  /(\d+[a-z]?)$/i.exec(address.split(',')[0]?.trim() ?? '')?.[1] ?? null;
