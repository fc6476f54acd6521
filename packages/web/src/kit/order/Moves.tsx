import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import css from './Moves.module.css';

type Props = {
  /** What the buttons say: each names its row. */
  words: { up: string; down: string; remove?: string };
  index: number;
  count: number;
  /** To another place; `then` is called when the row stands there. */
  onMove: (to: number, then: () => void) => void;
  /** Left out where rows only change places. */
  onRemove?: () => void;
  className?: string | undefined;
};
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Up, down, away: the same as dragging, for a keyboard and a finger. */
export function Moves({ words, index, count, onMove, onRemove, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // a moved row leaves the focus behind; at the edge the other arrow takes it
  const keep = (way: 'up' | 'down') => () => {
    const [up, down] = place.current?.querySelectorAll('button') ?? [];
    const [wanted, other] = way === 'up' ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  };
  return (
    <div ref={place} className={className ? `${css.moves} ${className}` : css.moves}>
      <ActionIcon aria-label={words.up} disabled={index === 0} onClick={() => onMove(index - 1, keep('up'))}>
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        aria-label={words.down}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1, keep('down'))}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      {onRemove && (
        <ActionIcon aria-label={words.remove} onClick={onRemove}>
          <IconTrash {...icon} />
        </ActionIcon>
      )}
    </div>
  );
}
