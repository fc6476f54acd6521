import type { WorkTime } from '#contract/reports/schema.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';

/** The time of work as the history keeps it: the day, and hours where they were said. */
export function workIn(kept: string): WorkTime {
  const [day = '', from, to] = kept.split(' ');
  return { day, from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
}

/** When a firm comes, in words. */
export function useWorkText() {
  const say = useText();
  const { day } = useWhen();
  const { locale } = useLanguage();
  // As hours stand everywhere else on the page.
  const hour = (at: number) => (locale === 'en' ? String(at).padStart(2, '0') : String(at));
  return ({ day: on, from, to }: WorkTime): string =>
    from === null || to === null ? day(on) : say('REPORT.AT', { day: day(on), from: hour(from), to: hour(to) });
}
