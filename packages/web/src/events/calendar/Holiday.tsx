import type { Day } from '#contract/base/time/dates.ts';
import { holidayOf } from '#contract/base/time/working-days.ts';
import { useText } from '../../base/texts.tsx';
import css from './Month.module.css';

/** What a public holiday is called; null on any other day. */
export function useHolidayName(): (day: Day) => string | null {
  const say = useText();
  return (day) => {
    const name = holidayOf(day);
    return name && say(`CALENDAR.HOLIDAYS.${name}`);
  };
}

/** In sight beside the number, whose own name says it too. */
export function Holiday({ day }: { day: Day }) {
  const name = useHolidayName()(day);
  return (
    name && (
      <span className={css.holiday} aria-hidden="true">
        {name}
      </span>
    )
  );
}
