import { Button, Checkbox } from '@mantine/core';
import type { ReactTable } from '@tanstack/react-table';
import { useText } from '../../base/texts.tsx';
import type { features, Row } from './columns.ts';
import css from './Table.module.css';
import type { Bulk } from './Table.tsx';

type Props<R extends Row> = {
  table: ReactTable<typeof features, R>;
  bulk: Bulk;
  clear: () => void;
  takesFocus: boolean;
};

/** What can be done with the chosen rows; stands above the list only while some are chosen. */
export function TableBulk<R extends Row>({ table, bulk, clear, takesFocus }: Props<R>) {
  const say = useText();
  const ids = table.getSelectedRowModel().rows.map((row) => row.original.id);
  return (
    <div role="status" className={css.bulkPlace}>
      {ids.length > 0 && (
        <div className={css.bulk}>
          <Checkbox
            aria-label={say('TABLE.SELECT_ALL')}
            // Stands in for the box of the head, which leaves for the time being.
            autoFocus={takesFocus}
            checked={table.getIsAllRowsSelected()}
            indeterminate={!table.getIsAllRowsSelected()}
            onChange={() => table.toggleAllRowsSelected(!table.getIsAllRowsSelected())}
            className={css.check}
          />
          <b className={css.bulkText}>{bulk.text(ids.length)}</b>
          {bulk.actions(ids, clear)}
          <Button variant="subtle" color="stone" className={css.bulkEnd} onClick={clear}>
            {say('TABLE.CLEAR_SELECTION')}
          </Button>
        </div>
      )}
    </div>
  );
}
