import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { useCalendarName } from '../rows/data.ts';
import { LayerSign } from '../rows/LayerSign.tsx';
import { linkOf } from '../rows/place.ts';
import type { Shown } from '../rows/shown.ts';
import { LabelTile } from '../rows/Tones.tsx';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './CalendarBar.module.css';

/** Events below each other, with their hours and place. */
export const EventRows = ({ shown }: { shown: readonly Shown[] }) => (
  <ul className={css.rows}>
    {shown.map((one) => (
      <li key={one.key} className={css.row}>
        <EventRow shown={one} />
      </li>
    ))}
  </ul>
);

function EventRow({ shown }: { shown: Shown }) {
  const { event, layer } = shown;
  const say = useText();
  const text = useSpanText();
  const nameOf = useCalendarName();
  const meta = [
    text.span(event),
    event.place_address && typo(event.place_address),
    !event.isPublic ? say('CALENDAR.COMMITTEE_ONLY') : !event.everyone && say('CALENDAR.CHOSEN_ONLY'),
  ];
  return (
    <Link {...linkOf(shown)} className={css.event}>
      {layer ? (
        <span className={css.layer}>
          <LayerSign layer={layer} size={22} />
        </span>
      ) : (
        <LabelTile type={event.labelType} colour={event.colour} />
      )}
      <span className={css.words}>
        <span className={css.name}>{typo(event.title)}</span>
        <span className={css.meta}>{meta.filter(Boolean).join(', ')}</span>
        <span className="vh">{layer ? say(`CALENDAR.LAYERS.NAMES.${layer}`) : nameOf(event.calendarId)}</span>
      </span>
      {event.toConfirm && <Tag tone="warn">{say('CALENDAR.TO_CONFIRM')}</Tag>}
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" className={css.arrow} />
    </Link>
  );
}
