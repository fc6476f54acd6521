import type { ReactNode } from 'react';
import css from './Table.module.css';
import { useNear } from './useNear.ts';

/** Rows a part holds: few at once, and yet not hundreds of empty places in a list of thousands. */
export const rowsInPart = 30;
/** How tall a row is, with its line. */
const rowHeight = 63;

type Props = { first: object; width: number; begins: boolean; count: number; children: () => ReactNode };

/** Some rows of a long table: away from the window they are one empty row of the same height. */
export function VirtualRows({ first, width, begins, count, children }: Props) {
  const { place, gap } = useNear<HTMLTableSectionElement>({ first, begins, guess: count * rowHeight });
  if (gap === null) return <tbody ref={place}>{children()}</tbody>;
  return (
    <tbody ref={place}>
      <tr>
        <td colSpan={width} className={css.gap} style={{ height: gap }} />
      </tr>
    </tbody>
  );
}
