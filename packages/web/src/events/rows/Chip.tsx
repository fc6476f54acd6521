import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import css from './Chip.module.css';
import { useCalendarName } from './data.ts';
import { LayerSign } from './LayerSign.tsx';
import { linkOf } from './place.ts';
import type { Shown } from './shown.ts';
import { toneOf } from './Tones.tsx';
import { useSpanText } from './useSpanText.ts';

type Props = {
  shown: Shown;
  /** In a line through several days of a week. */
  bar?: { length: number; begins: boolean; ends: boolean } | undefined;
  isMovable: boolean;
  isDragged: boolean;
};

/** An event in a day: its hour in bold and its name, at most two lines; its calendar is only heard. */
export function Chip({ shown, bar, isMovable: mayMove, isDragged }: Props) {
  const { key, event, foreign, layer } = shown;
  const isMovable = mayMove && foreign === undefined && layer === undefined;
  const say = useText();
  const text = useSpanText();
  const nameOf = useCalendarName();
  const title = typo(event.title);
  const classes = [
    css.chip,
    layer ? css.layer : toneOf(event.colour),
    bar && css.bar,
    bar && !bar.begins && css.before,
    bar && !bar.ends && css.after,
    isMovable && css.movable,
    isDragged && css.dragged,
  ];
  const heard = [
    bar && text.span(event),
    layer ? say(`CALENDAR.LAYERS.NAMES.${layer}`) : nameOf(event.calendarId),
    event.toConfirm && say('CALENDAR.TO_CONFIRM'),
  ];
  return (
    <Link
      {...linkOf(shown)}
      className={classes.filter(Boolean).join(' ')}
      style={bar && ({ '--days': bar.length } as CSSProperties)}
      data-event={isMovable ? key : undefined}
      draggable={false}
      title={title}
    >
      <span className={css.words}>
        {layer && <LayerSign layer={layer} size={14} />}
        {!event.allDay && <b>{text.clock(event.startsAt)} </b>}
        {title}
        <span className="vh">, {heard.filter(Boolean).join(', ')}</span>
      </span>
    </Link>
  );
}
