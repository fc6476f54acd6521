import { Checkbox } from '@mantine/core';
import type { ReactTable } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { RowMenu } from '../menu/RowMenu.tsx';
import type { features, Row } from './columns.ts';
import { GroupFold, GroupName, type Groups, isFolded, runsOf } from './groups.tsx';
import group from './Table.module.css';
import css from './TableCards.module.css';
import { VirtualItems } from './VirtualItems.tsx';

type Props<R extends Row> = {
  label: string;
  table: ReactTable<typeof features, R>;
  nameOf: (row: R) => string;
  menu?: (row: R) => ReactNode;
  selectable: boolean;
  card: (row: R) => ReactNode;
  groups: Groups<R> | undefined;
};

/** How tall a card is, roughly. */
const cardHeight = 140;

/** The same rows as cards, under 1024 px. */
export function TableCards<R extends Row>({ label, table, nameOf, menu, selectable, card, groups }: Props<R>) {
  const say = useText();
  const { rows: all } = table.getRowModel();
  const begins = new Set(groups && runsOf(all, (row) => groups.of(row.original)).map((run) => run[0]?.id));
  const rows = all.filter((row) => begins.has(row.id) || !isFolded(groups, row.original));
  return (
    <VirtualItems label={label} className={css.cards} rows={rows} height={cardHeight}>
      {(row) => (
        <Fragment key={row.id}>
          {groups && begins.has(row.id) && (
            <li className={css.group}>
              <h2 className={group.group}>
                <GroupName groups={groups} row={row.original} />
              </h2>
              <GroupFold groups={groups} row={row.original} />
            </li>
          )}
          {!isFolded(groups, row.original) && (
            <li className={row.getIsSelected() ? `${css.card} ${css.selected}` : css.card}>
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
        </Fragment>
      )}
    </VirtualItems>
  );
}
