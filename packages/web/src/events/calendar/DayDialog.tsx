import type { Day } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ofDay, type Shown } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './CalendarBar.module.css';
import { EventRows } from './EventRows.tsx';

/** Everything of one day, where its cell has no room for it. */
export function DayDialog({ day, shown, onClose }: { day: Day; shown: readonly Shown[]; onClose: () => void }) {
  const say = useText();
  const text = useSpanText();
  const here = ofDay(day, shown);
  return (
    <Dialog opened onClose={onClose} title={text.dayTitle(day)}>
      {here.length === 0 ? <p className={css.none}>{say('CALENDAR.NONE_THAT_DAY')}</p> : <EventRows shown={here} />}
    </Dialog>
  );
}
