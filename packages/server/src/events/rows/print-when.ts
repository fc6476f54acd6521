import { type Day, zone } from '#contract/base/time/dates.ts';
import { weekday } from '#contract/events/rules-series.ts';
import { dayOfWall, type Span, timeOfWall, type Wall } from '#contract/events/rules-times.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';
import type { Event } from './queries.ts';

const dates = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }),
};
const dateOf = (lang: Locale, day: Day): string => dates[lang].format(new Date(`${day}T12:00:00Z`));

/** "pondělí 30. listopadu 2026" */
const dayText = (lang: Locale, day: Day): string =>
  speak(lang)('EVENT.PRINT.DAY', { weekday: String(weekday(day)), date: dateOf(lang, day) });

const momentText = (lang: Locale, at: Wall): string =>
  speak(lang)('EVENT.PRINT.MOMENT', { day: dayText(lang, dayOfWall(at)), time: timeOfWall(at) });

/** When an occurrence is, as mails and papers say it. */
export function whenText(lang: Locale, { startsAt, endsAt }: Span, allDay: boolean): string {
  const say = speak(lang);
  const [first, last] = [dayOfWall(startsAt), dayOfWall(endsAt)];
  const day = dayText(lang, first);
  if (allDay && first === last) return say('EVENT.PRINT.WHOLE_DAY', { day });
  if (allDay) return say('EVENT.PRINT.DAYS', { from: day, to: dayText(lang, last) });
  if (first !== last)
    return say('EVENT.PRINT.DAYS', { from: momentText(lang, startsAt), to: momentText(lang, endsAt) });
  const [from, to] = [timeOfWall(startsAt), timeOfWall(endsAt)];
  return from === to ? say('EVENT.PRINT.AT', { day, from }) : say('EVENT.PRINT.SAME_DAY', { day, from, to });
}

/** How often it comes back; null of what comes once. */
export function repeatsText(
  lang: Locale,
  e: Pick<Event, 'repeats' | 'frequency' | 'every' | 'untilDay'>,
): string | null {
  if (!e.repeats) return null;
  const every = speak(lang)(`EVENT.PRINT.EVERY.${e.frequency}`, { every: e.every });
  return e.untilDay === null ? every : speak(lang)('EVENT.PRINT.UNTIL', { every, date: dateOf(lang, e.untilDay) });
}
