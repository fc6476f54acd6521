import { useRef } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { isWorkingDay } from '#contract/base/time/working-days.ts';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import type { Shown } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import { DayNumber, Dots } from './DayNumber.tsx';
import { Ghost } from './Ghost.tsx';
import { Holiday } from './Holiday.tsx';
import { type Lane, laidOut } from './lanes.ts';
import css from './Month.module.css';
import { MonthDay } from './MonthDay.tsx';
import { useDayKeys } from './useDayKeys.ts';
import { type Dragged, isUnder, type Slot, useDragging } from './useDragging.ts';
import { weekOf, weeksOf } from './weeks.ts';

/** What a hand or a key does on the calendar. */
export type Acts = {
  /** A new event, from one day or hour to another; undefined for who only reads. */
  add: ((from: Slot, to: Slot) => void) | undefined;
  /** Another day or hour for one that stands there. */
  move: ((key: string, from: Slot, to: Slot) => void) | undefined;
  /** Everything of one day. */
  open: (day: Day) => void;
  /** Another day is the one around which time is shown. */
  goTo: (day: Day) => void;
};
export type GridProps = { date: Day; today: Day; shown: readonly Shown[]; acts: Acts };

const dayAt = (x: number, y: number): Slot | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;

/** A month by weeks, Monday first, with the edges of its neighbours. */
export function Month({ date, today, shown, acts }: GridProps) {
  const say = useText();
  const text = useSpanText();
  const narrow = useNarrow();
  const weeks = weeksOf(date);
  const isHere = (day: Day) => day.slice(0, 7) === date.slice(0, 7);
  const place = useRef<HTMLDivElement>(null);
  const at = useDayKeys(place, date, isHere, acts.goTo);
  const dragged = useDragging(place, { slotAt: dayAt, add: narrow ? undefined : acts.add, move: acts.move });
  const carried = shown.find(({ key }) => key === dragged?.key);
  return (
    <div ref={place}>
      <table className={css.month}>
        <caption className="vh">{say('CALENDAR.MONTH_OF', { month: text.month(date) })}</caption>
        <thead>
          <tr>
            {weekOf(date).map((day) => (
              <th key={day} scope="col" className={css.name} abbr={text.weekday(day, 'long')}>
                {text.weekday(day, narrow ? 'short' : 'long')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week[0]} {...{ week, date, today, shown, acts, at, dragged, narrow }} />
          ))}
        </tbody>
      </table>
      {carried && dragged && <Ghost dragged={dragged} title={carried.event.title} />}
    </div>
  );
}

type WeekProps = GridProps & { week: Day[]; at: Day; dragged: Dragged | null; narrow: boolean };
function Week({ week, date, today, shown, acts, at, dragged, narrow }: WeekProps) {
  const lanes = laidOut(week, shown);
  const classOf = (day: Day) => [
    css.day,
    day.slice(0, 7) !== date.slice(0, 7) && css.other,
    !isWorkingDay(day) && css.rest,
    day === today && css.today,
    narrow && day === date && css.chosen,
    isUnder(dragged, day) && css.over,
  ];
  return (
    <tr>
      {week.map((day, n) => (
        <td key={day} data-day={day} className={classOf(day).filter(Boolean).join(' ')}>
          <div className={css.head}>
            <DayNumber
              {...{ day, acts, narrow }}
              isToday={day === today}
              isAt={day === at}
              isChosen={day === date}
              count={lanes[n]?.count ?? 0}
            >
              {narrow && <Dots day={day} shown={shown} />}
            </DayNumber>
            {!narrow && <Holiday day={day} />}
          </div>
          {!narrow && <MonthDay day={day} lane={lanes[n] as Lane<Shown>} acts={acts} dragged={dragged} />}
        </td>
      ))}
    </tr>
  );
}
