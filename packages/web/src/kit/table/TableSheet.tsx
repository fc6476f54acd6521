import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Header, ReactTable, Row as TableRow } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { RowMenu } from '../menu/RowMenu.tsx';
import { directionOf, type features, type Row, turned } from './columns.ts';
import { GroupFold, GroupName, type Groups, isFolded, runsOf } from './groups.tsx';
import css from './Table.module.css';
import { partsOf, wholeUpTo } from './useNear.ts';
import { rowsInPart, VirtualRows } from './VirtualRows.tsx';

type Sorting = { sort: string; sortBy: (sort: string) => void };
type Props<R extends Row> = Sorting & {
  label: string;
  table: ReactTable<typeof features, R>;
  total: number;
  nameOf: (row: R) => string;
  menu?: (row: R) => ReactNode;
  selectable: boolean;
  /** Chooses all rows; null while some are chosen and the bar above offers it. */
  selectAll: (() => void) | null;
  groups: Groups<R> | undefined;
  openId: number | null;
};

const classOf = (meta: { align?: 'right'; optional?: true } | undefined) =>
  [meta?.align && css.right, meta?.optional && css.optional].filter(Boolean).join(' ') || undefined;

function Head<R extends Row>({
  header,
  table,
  sort,
  sortBy,
}: Sorting & { header: Header<typeof features, R>; table: ReactTable<typeof features, R> }) {
  const say = useText();
  const { meta, header: name } = header.column.columnDef;
  const by = meta?.sort;
  const direction = by ? directionOf(sort, by) : undefined;
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" className={classOf(meta)} aria-sort={by ? (direction ?? 'none') : undefined}>
      {by ? (
        <button
          type="button"
          className={css.sort}
          title={say('TABLE.SORT_BY', { column: String(name) })}
          onClick={() => sortBy(turned(sort, by))}
        >
          <table.FlexRender header={header} />
          <Arrow size={16} stroke={2} aria-hidden="true" className={direction ? undefined : css.unsorted} />
        </button>
      ) : (
        <table.FlexRender header={header} />
      )}
    </th>
  );
}

type RowProps<R extends Row> = Pick<Props<R>, 'table' | 'nameOf' | 'menu' | 'selectable' | 'openId'> & {
  row: TableRow<typeof features, R>;
};

function SheetRow<R extends Row>({ row, table, nameOf, menu, selectable, openId }: RowProps<R>) {
  const say = useText();
  const isTinted = row.getIsSelected() || row.original.id === openId;
  return (
    <tr className={isTinted ? css.selected : undefined}>
      {selectable && (
        <td className={css.checkCell}>
          <Checkbox
            aria-label={say('TABLE.SELECT_ROW', { name: nameOf(row.original) })}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
            className={css.check}
          />
        </td>
      )}
      {row.getAllCells().map((cell) => (
        <td key={cell.id} className={classOf(cell.column.columnDef.meta)}>
          <table.FlexRender cell={cell} />
        </td>
      ))}
      {menu && (
        <td className={css.menuCell}>
          <RowMenu name={nameOf(row.original)}>{menu(row.original)}</RowMenu>
        </td>
      )}
    </tr>
  );
}

type Part<R extends Row> = RowProps<R>['row'][];
type BodyProps<R extends Row> = Omit<RowProps<R>, 'row'> & Pick<Props<R>, 'groups'> & { width: number };

/** The heading of a group; the last of it may stand under the last columns. */
function GroupHead<R extends Row>({ groups, row, width }: { groups: Groups<R>; row: R; width: number }) {
  const cells = groups.cells?.(groups.of(row)) ?? [];
  return (
    <tr className={css.groupRow}>
      <th scope="rowgroup" colSpan={width - (cells.length > 0 ? cells.length + 1 : 0)} className={css.group}>
        <GroupName groups={groups} row={row} />
      </th>
      {cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under columns, which never move
        <td key={i} className={css.right}>
          {cell}
        </td>
      ))}
      {cells.length > 0 && (
        <td className={css.menuCell}>
          <GroupFold groups={groups} row={row} />
        </td>
      )}
    </tr>
  );
}

/** Rows with the heading of each group; many of them in parts, of which those away from the window are not drawn. */
function SheetBody<R extends Row>({ groups, width, ...each }: BodyProps<R>) {
  const { rows } = each.table.getRowModel();
  const runs = runsOf(rows, groups && ((row) => groups.of(row.original)));
  const isLong = rows.length > wholeUpTo;
  const parts = runs.flatMap((run) => {
    const some: Part<R>[] = isLong ? partsOf(run, rowsInPart) : [run];
    const parts = some.map((part, i) => ({
      part,
      first: (part[0] as Part<R>[0]).original,
      isHeaded: groups && i === 0,
    }));
    return isFolded(groups, (run[0] as Part<R>[0]).original)
      ? parts.slice(0, 1).map((p) => ({ ...p, part: [] }))
      : parts;
  });
  return parts.map(({ part, first, isHeaded }, i) => {
    const lines = () => (
      <>
        {groups && isHeaded && <GroupHead groups={groups} row={first} width={width} />}
        {part.map((row) => (
          <SheetRow key={row.id} row={row} {...each} />
        ))}
      </>
    );
    return isLong ? (
      <VirtualRows key={first.id} first={first} width={width} begins={i === 0} count={part.length}>
        {lines}
      </VirtualRows>
    ) : (
      <tbody key={groups?.of(first)}>{lines()}</tbody>
    );
  });
}

/** The table itself, on a wide screen. */
export function TableSheet<R extends Row>({ label, total, selectAll, sort, sortBy, groups, ...each }: Props<R>) {
  const say = useText();
  const { table, menu, selectable } = each;
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const width = headers.length + Number(selectable) + Number(menu !== undefined);
  return (
    <table className={css.table} aria-label={label} aria-rowcount={groups ? undefined : total + 1}>
      <thead>
        <tr>
          {selectable && (
            <th scope="col" className={css.checkCell}>
              {selectAll ? (
                <Checkbox
                  aria-label={say('TABLE.SELECT_ALL')}
                  checked={false}
                  onChange={selectAll}
                  className={css.check}
                />
              ) : (
                <span className="vh">{say('TABLE.SELECTION')}</span>
              )}
            </th>
          )}
          {headers.map((h) => (
            <Head key={h.id} header={h} table={table} sort={sort} sortBy={sortBy} />
          ))}
          {menu && (
            <th scope="col" className={css.menuCell}>
              <span className="vh">{say('TABLE.ACTIONS')}</span>
            </th>
          )}
        </tr>
      </thead>
      <SheetBody {...each} groups={groups} width={width} />
    </table>
  );
}
