import type { Day } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Chip } from '../rows/Chip.tsx';
import type { Shown } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import type { Lane } from './lanes.ts';
import css from './Month.module.css';
import type { Acts } from './Month.tsx';
import type { Dragged } from './useDragging.ts';

/** So many stand in a day; the rest is behind a word. */
const most = 2;

type Props = { day: Day; lane: Lane<Shown>; acts: Acts; dragged: Dragged | null };

/** What stands in one day of a month. */
export function MonthDay({ day, lane: { slots, single, count }, acts, dragged }: Props) {
  const say = useText();
  const text = useSpanText();
  if (count === 0 && slots.length === 0) return null;
  const lines = slots.slice(0, most);
  const alone = single.slice(0, most - lines.length);
  const more = count - alone.length - lines.filter((one) => one !== 'free').length;
  const chip = { isMovable: acts.move !== undefined };
  return (
    <>
      <ul className={css.list}>
        {lines.map((slot, n) =>
          typeof slot === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <li key={n} className={css.bar} aria-hidden="true" />
          ) : (
            <li key={slot.bar.of.key} className={css.bar}>
              <Chip shown={slot.bar.of} bar={slot.bar} {...chip} isDragged={dragged?.key === slot.bar.of.key} />
            </li>
          ),
        )}
        {alone.map((one) => (
          <li key={one.key}>
            <Chip shown={one} {...chip} isDragged={dragged?.key === one.key} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={css.more} onClick={() => acts.open(day)}>
          {say('CALENDAR.MORE', { count: more })}
          <span className="vh">, {text.longDay(day)}</span>
        </button>
      )}
    </>
  );
}
