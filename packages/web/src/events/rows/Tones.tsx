import {
  type Icon,
  IconAlarm,
  IconBarrierBlock,
  IconCalendarEvent,
  IconClipboardCheck,
  IconConfetti,
  IconDropletOff,
  IconGauge,
  IconRecycle,
  IconSparkles,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { EventColour, LabelType } from '#contract/events/schema-words.ts';
import css from './Tones.module.css';

const signs: Record<LabelType, Icon> = {
  general: IconCalendarEvent,
  meeting: IconUsersGroup,
  inspection: IconClipboardCheck,
  outage: IconDropletOff,
  works: IconBarrierBlock,
  cleaning: IconSparkles,
  reading: IconGauge,
  waste: IconRecycle,
  deadline: IconAlarm,
  social: IconConfetti,
};

/** The class that brings a colour to what it is put on. */
export const toneOf = (colour: EventColour): string => css[colour] ?? '';

/** What a calendar is known by in the legend; hollow while it is off. */
export const ToneSquare = ({ colour, off = false }: { colour: EventColour; off?: boolean }) => (
  <span className={[css.square, toneOf(colour), off && css.off].filter(Boolean).join(' ')} aria-hidden="true" />
);

/** Of what belongs to another module. */
export const HollowDot = () => <span className={css.hollow} />;

export const ToneDot = ({ colour }: { colour: EventColour }) => <span className={`${css.dot} ${toneOf(colour)}`} />;

export function LabelSign({ type, size = 18 }: { type: LabelType; size?: number }) {
  const Sign = signs[type];
  return <Sign size={size} stroke={1.75} aria-hidden="true" />;
}

/** What it is of, in the colour of its calendar. */
export const LabelTile = ({ type, colour }: { type: LabelType; colour: EventColour }) => (
  <span className={`${css.tile} ${toneOf(colour)}`}>
    <LabelSign type={type} size={22} />
  </span>
);
