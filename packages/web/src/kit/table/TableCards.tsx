import { Checkbox } from '@mantine/core';
import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import type { features, Row } from './columns.ts';
import { RowMenu } from './RowMenu.tsx';
import css from './TableCards.module.css';
import { VirtualItems } from './VirtualItems.tsx';

type Props<R extends Row> = {
  label: string;
  table: ReactTable<typeof features, R>;
  nameOf: (row: R) => string;
  menu?: (row: R) => ReactNode;
  selectable: boolean;
  card: (row: R) => ReactNode;
};

/** How tall a card is, roughly. */
const cardHeight = 140;

/** The same rows as cards, under 1024 px. */
export function TableCards<R extends Row>({ label, table, nameOf, menu, selectable, card }: Props<R>) {
  const say = useText();
  return (
    <VirtualItems label={label} className={css.cards} rows={table.getRowModel().rows} height={cardHeight}>
      {(row) => (
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
      )}
    </VirtualItems>
  );
}
