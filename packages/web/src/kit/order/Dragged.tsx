import { IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import css from './Dragged.module.css';

type Props = {
  /** What the grip says to whoever points at it. */
  title: string;
  /** It is the row that is being dragged now. */
  dragged: boolean;
  onDrag: (on: boolean) => void;
  /** Another row is dragged over this one. */
  onOver: () => void;
  className?: string | undefined;
  gripClass?: string | undefined;
  children: ReactNode;
};

const both = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** A row that is put in order by its grip; `Moves` do the same for a keyboard and a finger. */
export function Dragged({ title, dragged, onDrag, onOver, className, gripClass, children }: Props) {
  const [held, setHeld] = useState(false);
  // Rows may stand inside of rows: each hears of its own alone.
  const own = (act: (e: DragEvent) => void) => (e: DragEvent) => {
    e.stopPropagation();
    act(e);
  };
  return (
    <li
      className={both(className, dragged && css.dragged)}
      draggable={held}
      onDragStart={own((e) => {
        e.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      })}
      onDragEnter={onOver}
      onDragOver={(e) => e.preventDefault()}
      onDrop={own((e) => e.preventDefault())}
      onDragEnd={own(() => {
        setHeld(false);
        onDrag(false);
      })}
    >
      <span
        className={both(css.grip, gripClass)}
        title={title}
        aria-hidden="true"
        onPointerDown={() => {
          setHeld(true);
          window.addEventListener('pointerup', () => setHeld(false), { once: true });
        }}
      >
        <IconGripVertical size={20} stroke={1.75} />
      </span>
      {children}
    </li>
  );
}
