import {
  type Icon,
  IconAlertTriangle,
  IconBolt,
  IconBucketDroplet,
  IconLock,
  IconMessage2,
  IconMoodSad,
  IconTool,
} from '@tabler/icons-react';
import type { MessageLabel as Label } from '#contract/messages/schema.ts';
import { useText } from '../../base/texts.tsx';
import css from './MessageLabel.module.css';

const icons: Record<Label, Icon> = {
  important: IconAlertTriangle,
  general: IconMessage2,
  internal: IconLock,
  disorder: IconBolt,
  repair: IconTool,
  maintenance: IconBucketDroplet,
  complain: IconMoodSad,
};

/** The sign of a kind alone, where its word stands beside it already. */
export function LabelIcon({ label, size = 18 }: { label: Label; size?: number }) {
  const Sign = icons[label];
  return <Sign size={size} stroke={1.9} aria-hidden="true" className={css[label]} />;
}

/** Kind of a message: not a tag, a sign in its colour and a plain word. */
export function MessageLabel({ label }: { label: Label }) {
  const say = useText();
  return (
    <span className={css.label}>
      <LabelIcon label={label} />
      {say(`MESSAGE.LABELS.${label}`)}
    </span>
  );
}

/** The same as a tile of the dashboard; its word is only heard. */
export function LabelTile({ label }: { label: Label }) {
  const say = useText();
  return (
    <span className={`${css.tile} ${css[`${label}Tile`]}`}>
      <LabelIcon label={label} size={20} />
      <span className="vh">{say(`MESSAGE.LABELS.${label}`)}</span>
    </span>
  );
}
