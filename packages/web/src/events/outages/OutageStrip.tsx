import { Link } from '@tanstack/react-router';
import { wallTime } from '#contract/base/dates.ts';
import { typo } from '#contract/base/typo.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { placeOf } from '../rows/place.ts';
import { keyOf } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './OutageStrip.module.css';

/** What does not run now, or will not soon: of what, when and where. */
export function OutageStrip({ events }: { events: readonly Occurrence[] }) {
  const say = useText();
  const text = useSpanText();
  const now = wallTime(new Date());
  return events.map((event) => {
    const { search, ...at } = placeOf(event);
    const when = [text.when(event), event.place_address && typo(event.place_address)].filter(Boolean).join(', ');
    return (
      <Note key={keyOf(event)} tone="warn">
        <span className={css.kind}>{say(event.startsAt <= now ? 'CALENDAR.OUTAGE.NOW' : 'CALENDAR.OUTAGE.NEAR')}</span>
        <Link {...linkTo(at, search)} className={css.title}>
          {typo(event.title)}
        </Link>
        <span className={css.when}>{when}</span>
      </Note>
    );
  });
}
