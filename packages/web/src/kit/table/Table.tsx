import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import type { Listing } from '../../base/listing.ts';
import { useNarrow } from '../page/narrow.ts';
import { type Columns, features, type Row } from './columns.ts';
import type { Groups } from './groups.tsx';
import { Pager } from './Pager.tsx';
import css from './Table.module.css';
import { TableBulk } from './TableBulk.tsx';
import { TableCards } from './TableCards.tsx';
import { TableMore } from './TableMore.tsx';
import { TableNews } from './TableNews.tsx';
import { TableSheet } from './TableSheet.tsx';
import { TableTiles, type Tile } from './TableTiles.tsx';
import type { ListState } from './useList.ts';

export type Bulk = {
  /** "Vybrány 2 jednotky". */
  text: (count: number) => string;
  /** Buttons for the chosen rows; `clear` ends the selection. */
  actions: (ids: number[], clear: () => void) => ReactNode;
};

type Props<R extends Row> = {
  /** What the rows are, for assistive technology. */
  label: string;
  list: ListState;
  of: Listing<unknown>;
  rows: R[];
  total: number;
  columns: Columns<R>;
  nameOf: (row: R) => string;
  /** The row under 1024 px: kind and date, title, the rest. */
  card: (row: R) => ReactNode;
  /** Drawn as tiles at any width. */
  tile?: ((row: R) => Tile) | undefined;
  /** They are looked at rather than looked up: fewer in a line, with larger pictures. */
  largeTiles?: boolean;
  /** Items of the row's menu; none without it. */
  menu?: (row: R) => ReactNode;
  bulk?: Bulk;
  /** Headings between rows of different groups; tiles have none. */
  groups?: Groups<R> | undefined;
  /** The row that is open beside the list. */
  openId?: number | null;
};

/** A list of rows: table on a wide screen, cards on a narrow one, or tiles, with selection and pages. */
export function Table<R extends Row>({
  label,
  list,
  of,
  rows,
  total,
  columns,
  nameOf,
  card,
  tile,
  largeTiles = false,
  menu,
  bulk,
  groups,
  openId = null,
}: Props<R>) {
  const narrow = useNarrow();
  const [rowSelection, select] = useState<RowSelectionState>({});
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { rowSelection },
    onRowSelectionChange: select,
  });
  const [fromHead, setFromHead] = useState(false);
  const chosen = table.getSelectedRowModel().rows.length > 0;
  if (fromHead && !chosen) setFromHead(false);
  const clear = () => select({});
  const selectAll = () => {
    setFromHead(true);
    table.toggleAllRowsSelected(true);
  };
  const seen = { table, total, nameOf, menu, selectable: bulk !== undefined };
  return (
    <div className={css.region} aria-busy={of.isFetching}>
      <TableNews of={of} />
      {bulk && <TableBulk table={table} bulk={bulk} clear={clear} takesFocus={fromHead} />}
      {tile ? (
        <TableTiles label={label} {...seen} tile={tile} large={largeTiles} />
      ) : narrow ? (
        <TableCards label={label} {...seen} card={card} groups={groups} />
      ) : (
        <TableSheet
          label={label}
          {...seen}
          groups={groups}
          openId={openId}
          selectAll={chosen ? null : selectAll}
          sort={list.sort}
          sortBy={list.sortBy}
        />
      )}
      <TableMore of={of} />
      <Pager
        page={list.page}
        size={list.sizePerPage}
        total={total}
        shown={rows.length}
        goTo={(page) => {
          clear();
          list.goTo(page);
        }}
        resize={list.resize}
      />
    </div>
  );
}
