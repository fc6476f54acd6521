import { zone } from '#contract/base/time/dates.ts';
import type { TextKey } from '#contract/texts/keys.ts';

const hourIn = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });

/** What people say to each other on the gallery at this hour in Prague. */
export function greetingAt(now: Date): TextKey {
  const hour = Number(hourIn.format(now));
  if (hour >= 4 && hour < 9) return 'HOME.MORNING';
  return hour >= 9 && hour < 18 ? 'HOME.DAY' : 'HOME.EVENING';
}
