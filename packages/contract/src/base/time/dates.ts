/** A calendar day in Prague, YYYY-MM-DD. */
export type Day = string;
export const zone = 'Europe/Prague';

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
let lastHour = Number.NaN;
let lastDay: Day = '';
/** The day it is in Prague at this moment. Remembered for the hour: days turn at whole ones. */
export function dayIn(now: Date): Day {
  const hour = Math.floor(now.getTime() / 3600_000);
  if (hour !== lastHour) {
    lastDay = dayParts.format(now);
    lastHour = hour;
  }
  return lastDay;
}

/** "DD. MM. YYYY" as tables, forms and prints show a day, with fixed spaces: it never breaks between lines. */
export const showDay = (day: Day): string => {
  const [y, m, d] = day.split('-');
  return `${d}.\u00a0${m}.\u00a0${y}`;
};

/** Whether the text is a day that exists; the calendar knows no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const wallParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** What clocks in Prague show at this moment, YYYY-MM-DDTHH:mm. */
export const wallTime = (at: Date): string => wallParts.format(at).replace(', ', 'T');

/** "DD. MM. YYYY, HH:mm" as clocks in Prague show the moment. */
export function showMoment(at: Date): string {
  const [day = '', time = ''] = wallTime(at).split('T');
  return `${showDay(day)}, ${time}`;
}

/** The moment clocks in Prague show this; null when it is not a time. A time the spring skips reads an hour later, one the autumn repeats is its first. */
export function momentAt(wall: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null;
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Prague is one or two hours ahead; summer first, so that the repeated hour is its first
  const tried = [2, 1].map((hours) => new Date(asUtc - hours * 3600_000));
  return tried.find((at) => wallTime(at) === wall) ?? (tried[1] as Date);
}

/** When a day begins in Prague, or the one so many days after it. */
export const startOf = (day: Day, after = 0): Date | null => {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) + after * 24 * 3600_000);
  return momentAt(`${from.toISOString().slice(0, 10)}T00:00`);
};
