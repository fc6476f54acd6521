import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { linkTo } from '../../base/place.ts';
import { Note } from '../../kit/page/Note.tsx';
import { placeOf } from '../rows/place.ts';
import { keyOf } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './OutageStrip.module.css';

/** What does not run now, or will not soon: of what, when and where. */
export function OutageStrip({ events }: { events: readonly Occurrence[] }) {
  const text = useSpanText();
  return events.map((event) => {
    const { search, ...at } = placeOf(event);
    const when = [text.when(event), event.place_address && typo(event.place_address)].filter(Boolean).join(', ');
    return (
      <Note key={keyOf(event)} tone="warn">
        <Link {...linkTo(at, search)} className={css.title}>
          {typo(event.title)}
        </Link>
        <span className={css.when}>{when}</span>
      </Note>
    );
  });
}
