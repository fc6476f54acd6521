import type { Day } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';

/** Times that are looked back at by one choice: this year, the last twelve months, all. */
export const timesPresets = ['year', 'months', 'all'] as const;
export type TimesPreset = (typeof timesPresets)[number];

/** The first and the last day of it, both inside, until today; of all of them none. */
export function rangeOf(preset: TimesPreset, today: Day): { from: Day | ''; to: Day | '' } {
  if (preset === 'all') return { from: '', to: '' };
  const year = Number(today.slice(0, 4));
  const yearAgo = `${year - 1}${today.slice(4)}`.replace('02-29', '02-28');
  return { from: preset === 'year' ? `${year}-01-01` : addDays(yearAgo, 1), to: today };
}
