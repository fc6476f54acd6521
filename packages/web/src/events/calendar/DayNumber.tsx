import type { ReactNode } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { ofDay, type Shown } from '../rows/shown.ts';
import { HollowDot, ToneDot } from '../rows/Tones.tsx';
import { useSpanText } from '../rows/useSpanText.ts';
import { useHolidayName } from './Holiday.tsx';
import css from './Month.module.css';
import type { Acts } from './Month.tsx';

type Props = {
  day: Day;
  isToday: boolean;
  /** The one that Tab reaches. */
  isAt: boolean;
  /** On a phone the one whose events stand below. */
  isChosen: boolean;
  count: number;
  acts: Acts;
  narrow: boolean;
  children?: ReactNode;
};

/** The number of a day: a new event on it, or everything of it for who only reads and on a phone. */
export function DayNumber({ day, isToday, isAt, isChosen, count, acts, narrow, children }: Props) {
  const say = useText();
  const text = useSpanText();
  const holidayOf = useHolidayName();
  const adds = !narrow && acts.add !== undefined;
  const words = [
    text.longDay(day),
    isToday && say('CALENDAR.TODAY'),
    holidayOf(day),
    say('CALENDAR.COUNT', { count }),
    adds && say('CALENDAR.ADD_HERE'),
  ];
  const press = () => {
    if (narrow) acts.goTo(day);
    else if (acts.add) acts.add(day, day);
    else acts.open(day);
  };
  return (
    <button
      type="button"
      className={css.number}
      data-number={day}
      tabIndex={isAt ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={narrow ? isChosen : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      onClick={press}
    >
      <span>{Number(day.slice(8))}</span>
      {children}
    </button>
  );
}

/** Colours of what stands in the day, at most three. */
export const Dots = ({ day, shown }: { day: Day; shown: readonly Shown[] }) => (
  <span className={css.dots}>
    {ofDay(day, shown)
      .slice(0, 3)
      .map(({ key, event, layer }) => (layer ? <HollowDot key={key} /> : <ToneDot key={key} colour={event.colour} />))}
  </span>
);
