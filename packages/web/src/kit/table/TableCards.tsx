import { Checkbox } from '@mantine/core';
import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import type { features, Row } from './columns.ts';
import { RowMenu } from './RowMenu.tsx';
import css from './TableCards.module.css';

type Props<R extends Row> = {
  label: string;
  table: ReactTable<typeof features, R>;
  nameOf: (row: R) => string;
  menu?: (row: R) => ReactNode;
  selectable: boolean;
  card: (row: R) => ReactNode;
};

/** From here on, cards away from the window are not drawn. */
const many = 100;

/** The same rows as cards, under 1024 px. */
export function TableCards<R extends Row>({ label, table, nameOf, menu, selectable, card }: Props<R>) {
  const say = useText();
  const { rows } = table.getRowModel();
  return (
    <ul className={rows.length > many ? `${css.cards} ${css.long}` : css.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={row.getIsSelected() ? `${css.card} ${css.selected}` : css.card}>
          {selectable && (
            <Checkbox
              aria-label={say('TABLE.SELECT_ROW', { name: nameOf(row.original) })}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
              className={css.check}
            />
          )}
          <div className={css.body}>{card(row.original)}</div>
          {menu && <RowMenu name={nameOf(row.original)}>{menu(row.original)}</RowMenu>}
        </li>
      ))}
    </ul>
  );
}
