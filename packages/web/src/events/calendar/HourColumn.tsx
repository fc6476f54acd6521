import { type CSSProperties, useEffect, useState } from 'react';
import { type Day, wallTime } from '#contract/base/time/dates.ts';
import { Chip } from '../rows/Chip.tsx';
import type { Shown } from '../rows/shown.ts';
import { hourHeight, wallAt } from './hours.ts';
import { columnsOf } from './lanes.ts';
import { type Dragged, isUnder } from './useDragging.ts';
import css from './Week.module.css';

const inPixels = (minutes: number) => (minutes * hourHeight) / 60;
/** A quarter of an hour is as high as its name needs. */
const least = 30;
/** How many lines of a name an event of so many minutes has place for. */
const linesIn = (minutes: number) => Math.max(1, Math.floor((inPixels(minutes) - 10) / 17));

type Props = { day: Day; isToday: boolean; shown: readonly Shown[]; isMovable: boolean; dragged: Dragged | null };

/** The hours of one day and what stands in them. */
export function HourColumn({ day, isToday, shown, isMovable, dragged }: Props) {
  const halves = dragged ? Array.from({ length: 48 }, (_, n) => n * 30) : [];
  const timed = shown.map((one) => ({ ...one, to: Math.max(one.to, one.from + least) }));
  return (
    <div className={css.column} data-hours={day}>
      {halves.map(
        (minutes) =>
          isUnder(dragged, wallAt(day, minutes)) && (
            <span key={minutes} className={css.half} style={{ top: inPixels(minutes), height: inPixels(30) }} />
          ),
      )}
      {isToday && <Now />}
      <ul className={css.blocks}>
        {columnsOf(timed).map(({ of, column, columns }) => (
          <li
            key={of.key}
            className={css.block}
            style={
              {
                top: inPixels(of.from),
                height: inPixels(of.to - of.from) - 2,
                insetInlineStart: `${(column / columns) * 100}%`,
                width: `calc(${100 / columns}% - 3px)`,
                '--lines': linesIn(of.to - of.from),
              } as CSSProperties
            }
          >
            <Chip shown={of} isMovable={isMovable} isDragged={dragged?.key === of.key} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line at what clocks show now. */
function Now() {
  const [now, setNow] = useState(() => wallTime(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(wallTime(new Date())), 60_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
  return <span className={css.now} style={{ top: inPixels(minutes) }} aria-hidden="true" />;
}
