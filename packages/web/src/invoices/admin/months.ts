import { dayIn } from '#contract/base/time/dates.ts';
import { plusMonths } from '#contract/base/time/working-days.ts';
import { useDayText } from '../../base/when.ts';

/** The coming month and the year before it, the latest first. */
export function useMonths(): { value: string; label: string }[] {
  const { of } = useDayText();
  const first = `${dayIn(new Date()).slice(0, 7)}-01`;
  return Array.from({ length: 14 }, (_, back) => plusMonths(first, 1 - back)).map((day) => ({
    value: day.slice(0, 7),
    label: of(day, { month: 'long', year: 'numeric' }),
  }));
}
