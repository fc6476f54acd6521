import type { ReactNode } from 'react';
import { partsOf, useNear, wholeUpTo } from './useNear.ts';

/** Items a part holds: as many as fill whole lines of 2, 3, 4 or 6. */
const itemsInPart = 12;

type Listed<R> = {
  label: string;
  /** Of the list, or of each of its parts. */
  className: string | undefined;
  rows: readonly R[];
  /** How tall an item is, roughly, with what is beside it in one line shared out. */
  height: number;
  /** The item, with its key. */
  children: (row: R) => ReactNode;
};
type Part<R> = Omit<Listed<R>, 'label' | 'rows'> & { some: readonly R[]; first: object; begins: boolean };

function Part<R>({ className, some, first, begins, height, children }: Part<R>) {
  const { place, gap } = useNear<HTMLUListElement>({ first, begins, guess: some.length * height });
  return (
    <ul ref={place} className={className} style={gap === null ? undefined : { height: gap }}>
      {gap === null && some.map(children)}
    </ul>
  );
}

/** Items of a list; of a long one those away from the window are an empty place of the same height. */
export function VirtualItems<R extends { id: string; original: object }>({
  label,
  rows,
  className,
  ...item
}: Listed<R>) {
  if (rows.length <= wholeUpTo)
    return (
      <ul className={className} aria-label={label}>
        {rows.map(item.children)}
      </ul>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lists is no set of fields
    <div role="group" aria-label={label}>
      {partsOf(rows, itemsInPart).map((some, i) => (
        <Part
          key={some[0]?.id}
          first={(some[0] as R).original}
          some={some}
          begins={i === 0}
          className={className}
          {...item}
        />
      ))}
    </div>
  );
}
