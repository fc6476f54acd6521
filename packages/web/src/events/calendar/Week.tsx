import { useEffect, useRef } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { isWorkingDay } from '#contract/base/time/working-days.ts';
import { useText } from '../../base/texts.tsx';
import { Chip } from '../rows/Chip.tsx';
import type { Shown } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import { DayNumber } from './DayNumber.tsx';
import { Ghost } from './Ghost.tsx';
import { Holiday } from './Holiday.tsx';
import { HourColumn } from './HourColumn.tsx';
import { hourHeight, slotIn } from './hours.ts';
import { laidOut } from './lanes.ts';
import type { Acts, GridProps } from './Month.tsx';
import { useDayKeys } from './useDayKeys.ts';
import { type Dragged, isUnder, type Slot, useDragging } from './useDragging.ts';
import css from './Week.module.css';
import { weekOf } from './weeks.ts';

/** The hour of a column under the hand, or the whole day above the hours. */
function slotAt(x: number, y: number): Slot | null {
  const under = document.elementFromPoint(x, y);
  const column = under?.closest<HTMLElement>('[data-hours]');
  if (column?.dataset.hours) return slotIn(column.dataset.hours, y - column.getBoundingClientRect().top);
  return under?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;
}

/** What takes whole days, or goes over midnight, stands above the hours. */
const isAbove = ({ event, first, last }: Shown) => event.allDay || first !== last;
/** The hour that is in sight at first. */
const morning = 7;
/** Its number is seen whole. */
const aboveHour = 12;

/** A week by hours. */
export function Week({ date, today, shown, acts }: GridProps) {
  const say = useText();
  const text = useSpanText();
  const week = weekOf(date);
  const place = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const at = useDayKeys(place, date, (day) => week.includes(day), acts.goTo);
  const dragged = useDragging(place, { slotAt, add: acts.add, move: acts.move });
  const carried = shown.find(({ key }) => key === dragged?.key);
  useEffect(() => {
    if (hours.current) hours.current.scrollTop = morning * hourHeight - aboveHour;
  }, []);
  const above = shown.filter(isAbove);
  const label = say('CALENDAR.WEEK_OF', { from: text.day(week[0] as Day), to: text.day(week[6] as Day) });
  return (
    <section ref={place} className={css.week} aria-label={label}>
      <div className={css.heads}>
        <span className={css.gutter} aria-hidden="true" />
        {week.map((day) => (
          <DayHead key={day} day={day} isToday={day === today} isAt={day === at} acts={acts} shown={shown} />
        ))}
      </div>
      <AllDay week={week} above={above} acts={acts} dragged={dragged} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section ref={hours} className={css.hours} tabIndex={0} aria-label={say('CALENDAR.HOURS')}>
        <div className={css.clock} aria-hidden="true">
          {Array.from({ length: 23 }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day
            <span key={n} style={{ top: (n + 1) * hourHeight }}>{`${n + 1}:00`}</span>
          ))}
        </div>
        {week.map((day) => (
          <HourColumn
            key={day}
            {...{ day, dragged }}
            isToday={day === today}
            shown={shown.filter((one) => !isAbove(one) && one.first === day)}
            isMovable={acts.move !== undefined}
          />
        ))}
      </section>
      {carried && dragged && <Ghost dragged={dragged} title={carried.event.title} />}
    </section>
  );
}

type HeadProps = { day: Day; isToday: boolean; isAt: boolean; acts: Acts; shown: readonly Shown[] };
function DayHead({ day, isToday, isAt, acts, shown }: HeadProps) {
  const text = useSpanText();
  const classes = [css.head, isToday && css.today, !isWorkingDay(day) && css.rest];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-day={day}>
      <span aria-hidden="true">{text.weekday(day, 'short')}</span>
      <DayNumber
        {...{ day, isToday, isAt, acts }}
        isChosen={false}
        narrow={false}
        count={shown.filter(({ first, last }) => first <= day && last >= day).length}
      />
      <Holiday day={day} />
    </div>
  );
}

type AllDayProps = { week: Day[]; above: readonly Shown[]; acts: Acts; dragged: Dragged | null };
function AllDay({ week, above, acts, dragged }: AllDayProps) {
  const say = useText();
  const lanes = laidOut(week, above);
  const isMovable = acts.move !== undefined;
  return (
    <div className={css.above}>
      <span className={css.gutter}>{say('CALENDAR.ALL_DAY')}</span>
      {week.map((day, n) => {
        const { slots = [], single = [] } = lanes[n] ?? {};
        return (
          <div key={day} className={isUnder(dragged, day) ? `${css.whole} ${css.over}` : css.whole} data-day={day}>
            {slots.map((slot, line) =>
              typeof slot === 'string' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                <div key={line} className={css.line} />
              ) : (
                <div key={slot.bar.of.key} className={css.line}>
                  <Chip
                    shown={slot.bar.of}
                    bar={slot.bar}
                    isMovable={isMovable}
                    isDragged={dragged?.key === slot.bar.of.key}
                  />
                </div>
              ),
            )}
            {single.map((one) => (
              <Chip key={one.key} shown={one} isMovable={isMovable} isDragged={dragged?.key === one.key} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
