/** A calendar day in Prague, YYYY-MM-DD. */
export type Day = string;
export const zone = 'Europe/Prague';

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
/** The day it is in Prague at this moment. */
export const dayIn = (now: Date): Day => dayParts.format(now);

/** "DD. MM. YYYY" as tables, forms and prints show a day. */
export const showDay = (day: Day): string => {
  const [y, m, d] = day.split('-');
  return `${d}. ${m}. ${y}`;
};

/** Whether the text is a day that exists; the calendar knows no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
