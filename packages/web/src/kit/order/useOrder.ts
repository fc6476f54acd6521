import { useEffect, useRef, useState } from 'react';

type Keyed = { key: string };
type Told<T extends Keyed> = {
  rows: readonly T[];
  reorder: (from: number, to: number) => void;
  /** What is said of the row that stands at another place now. */
  moved: (row: T, at: number) => string;
};

/** Rows in an order that people give them: by hand and by keyboard. The focus stays with the moved one, and it is said aloud. */
export function useOrder<T extends Keyed>({ rows, reorder, moved }: Told<T>) {
  const [said, setSaid] = useState('');
  const [dragged, drag] = useState<string | null>(null);
  const after = useRef<(() => void) | null>(null);
  useEffect(() => {
    after.current?.();
    after.current = null;
  });
  const move = (from: number, to: number, then?: () => void) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    reorder(from, to);
    after.current = then ?? null;
    setSaid(moved(row, to + 1));
  };
  return {
    /** For a polite region. */
    said,
    move,
    /** What a `Dragged` of the row takes. */
    of: ({ key }: T, index: number) => ({
      dragged: dragged === key,
      onDrag: (on: boolean) => drag(on ? key : null),
      onOver: () => {
        const from = rows.findIndex((row) => row.key === dragged);
        if (dragged && from >= 0) move(from, index);
      },
    }),
  };
}
