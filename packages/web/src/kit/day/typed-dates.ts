import { type Day, dayIn, isDay, showDay } from '#contract/base/time/dates.ts';

const two = (text: string) => text.padStart(2, '0');
const czech = /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*[./]\s*(\d{4})$/;
const short = /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*[./]?$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** What was typed, with the full stops that a keypad lacks: "28112026" and "2811". */
const stopped = (text: string) => text.trim().replace(/^(\d\d)(\d\d)(\d{4})?$/, '$1.$2.$3');

/** The day somebody typed: "1. 2. 2026", "01.02.2026", "1/2/2026", "01022026" or "2026-02-01"; null when there is no such day. */
export function typedDay(text: string): Day | null {
  const plain = stopped(text);
  const [, d, m, y] = czech.exec(plain) ?? [];
  const [, year = y, month = m, date = d] = iso.exec(plain) ?? [];
  const day = year && `${year}-${two(month as string)}-${two(date as string)}`;
  return day && isDay(day) ? day : null;
}

/** The day typed without its year ("27. 11.", "2711"): the last one until `max`, else the first from `min`, else this year's. */
export function nearDay(text: string, min?: string, max?: string): Day | null {
  const [, d, m] = short.exec(stopped(text)) ?? [];
  if (d === undefined || m === undefined) return null;
  const year = Number((max ?? min ?? dayIn(new Date())).slice(0, 4));
  const days = [year - 1, year, year + 1].map((y) => `${y}-${two(m)}-${two(d)}`).filter(isDay);
  if (max) return days.findLast((day) => day <= max) ?? null;
  return days.find((day) => day >= (min ?? `${year}-01-01`)) ?? null;
}

/** The day before: a period that ends on a day no longer holds on it. */
export const dayBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10);

/** The time somebody typed: "8", "8:05", "8.05", "0805"; null when the clock never shows it. */
export function typedTime(text: string): string | null {
  const [, h, m = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (h === undefined || Number(h) > 23 || Number(m) > 59) return null;
  return `${two(h)}:${two(m)}`;
}

/** Day with time, "YYYY-MM-DDTHH:mm"; without a time it is `otherwise`. */
export function typedMoment(text: string, otherwise = '00:00'): string | null {
  const [days = '', times = otherwise] = text.split(/\s*,\s*|\s+(?=\d{1,2}[:.]\d{2}\s*$)/);
  const day = typedDay(days);
  const time = typedTime(times);
  return day && time ? `${day}T${time}` : null;
}

/** "01. 02. 2026" or "01. 02. 2026, 18:00", with the spaces that keyboards have. */
export function showTyped(value: string): string {
  const [day = '', time] = value.split('T');
  const typed = showDay(day).replaceAll('\u00a0', ' ');
  return time ? `${typed}, ${time.slice(0, 5)}` : typed;
}
