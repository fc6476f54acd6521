import { typo } from '#contract/base/words/typo.ts';
import type { CalendarView } from '#contract/events/schema-calendars.ts';
import { useText } from '../../base/texts.tsx';
import { useNameOf } from '../rows/data.ts';
import { ToneSquare } from '../rows/Tones.tsx';
import css from './CalendarBar.module.css';
import { type Legend, nameIn } from './hidden.ts';

type Props = { calendars: readonly CalendarView[]; legend: Legend };

/** Calendars by their colours; each is switched off and on. */
export function LegendRow({ calendars, legend: { isOff, turn } }: Props) {
  const say = useText();
  const nameOf = useNameOf();
  return (
    <ul className={css.legend} aria-label={say('CALENDAR.LEGEND')}>
      {calendars.map((calendar) => {
        const off = isOff(nameIn(calendar.id));
        return (
          <li key={calendar.id}>
            <button
              type="button"
              className={off ? `${css.mark} ${css.off}` : css.mark}
              aria-pressed={!off}
              onClick={() => turn(nameIn(calendar.id))}
            >
              <ToneSquare colour={calendar.colour} off={off} />
              {typo(nameOf(calendar))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
