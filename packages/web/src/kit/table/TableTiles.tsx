import { Checkbox } from '@mantine/core';
import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { RowMenu } from '../menu/RowMenu.tsx';
import type { features, Row } from './columns.ts';
import css from './TableTiles.module.css';
import { VirtualItems } from './VirtualItems.tsx';

/** What a tile shows: a picture or a sign, and words under it. */
export type Tile = { picture: ReactNode; words: ReactNode };
type Props<R extends Row> = {
  label: string;
  table: ReactTable<typeof features, R>;
  nameOf: (row: R) => string;
  menu?: (row: R) => ReactNode;
  selectable: boolean;
  tile: (row: R) => Tile;
  large: boolean;
};

/** A tile with the space around it, of as many as stand in a line. */
const share = 55;
const largeShare = 100;

/** The same rows as tiles. */
export function TableTiles<R extends Row>({ label, table, nameOf, menu, selectable, tile, large }: Props<R>) {
  const say = useText();
  return (
    <div className={large ? `${css.place} ${css.large}` : css.place}>
      <VirtualItems
        label={label}
        className={css.tiles}
        rows={table.getRowModel().rows}
        height={large ? largeShare : share}
      >
        {(row) => {
          const { picture, words } = tile(row.original);
          return (
            <li key={row.id} className={row.getIsSelected() ? `${css.tile} ${css.selected}` : css.tile}>
              <span className={css.picture}>{picture}</span>
              {selectable && (
                <Checkbox
                  aria-label={say('TABLE.SELECT_ROW', { name: nameOf(row.original) })}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                  className={css.check}
                />
              )}
              <div className={css.foot}>
                <span className={css.words}>{words}</span>
                {menu && <RowMenu name={nameOf(row.original)}>{menu(row.original)}</RowMenu>}
              </div>
            </li>
          );
        }}
      </VirtualItems>
    </div>
  );
}
