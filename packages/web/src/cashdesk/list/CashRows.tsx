import { IconArrowBackUp, IconEye, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { CashDesk, CashMonth, CashRow } from '#contract/cashdesk/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { MenuItem } from '../../kit/table/MenuItems.tsx';
import { NoMatch } from '../../kit/table/NoMatch.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { CancelDialog } from '../rows/CancelDialog.tsx';
import { cashList, useCash, useMonthText, useVoucher } from '../rows/data.ts';
import { CashCard, MonthState, useCashColumns } from './CashColumns.tsx';
import { CashFilters } from './CashFilters.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** As the beginning of a line. */
const headed = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const monthOf = ({ date }: CashRow) => `${date.slice(0, 7)}-01`;

/** All records, by months. */
export function CashRows({ desk }: { desk: CashDesk }) {
  const list = useList('cashdesk', cashList, '-date');
  const of = useCash(list);
  return (
    <Loaded of={of} shape={<ListShape />}>
      {(first) => (
        <Card>
          <CashFilters list={list} years={desk.years} />
          {first.total === 0 && !list.isFiltered && <NoRecords />}
          {first.total === 0 && list.isFiltered && <NoMatch clear={() => list.filterBy({})} />}
          {first.total > 0 && <Rows list={list} of={of} total={first.total} writes={desk.may.write} />}
        </Card>
      )}
    </Loaded>
  );
}

function NoRecords() {
  const say = useText();
  return <EmptyState kind="empty" title={say('CASH.EMPTY.NONE')} text={say('CASH.EMPTY.NONE_TEXT')} />;
}

type RowsProps = {
  list: ReturnType<typeof useList<typeof cashList>>;
  of: ReturnType<typeof useCash>;
  total: number;
  writes: boolean;
};
function Rows({ list, of, total, writes }: RowsProps) {
  const say = useText();
  const navigate = useNavigate();
  const voucher = useVoucher();
  const columns = useCashColumns();
  const monthText = useMonthText();
  const [cancelled, cancel] = useState<CashRow | null>(null);
  const months = new Map<string, CashMonth>(of.parts.flatMap((part) => part.months.map((m) => [m.month, m])));
  const told = (group: string) => {
    const month = months.get(group);
    return month && <MonthState month={month} />;
  };
  return (
    <>
      <Table
        label={say('CASH.TITLE')}
        list={list}
        of={of}
        rows={of.parts.flatMap((part) => part.records)}
        total={total}
        columns={columns}
        nameOf={({ documentNumber }) => documentNumber}
        card={(row) => <CashCard row={row} />}
        groups={{ of: monthOf, name: (month) => headed(monthText(month)), count: () => undefined, told }}
        menu={(row) => (
          <>
            <MenuItem leftSection={<IconEye {...icon} />} onClick={() => void navigate(cashLinks.one(row.id))}>
              {say('CASH.SHOW')}
            </MenuItem>
            <MenuItem leftSection={<IconPrinter {...icon} />} onClick={() => void voucher(row.id)}>
              {say('CASH.PRINT')}
            </MenuItem>
            {writes && row.cause !== 'cancel' && row.cancelledBy === null && (
              <MenuItem color="cihla" leftSection={<IconArrowBackUp {...icon} />} onClick={() => cancel(row)}>
                {say('CASH.CANCEL.OPEN')}
              </MenuItem>
            )}
          </>
        )}
      />
      {cancelled && <CancelDialog record={cancelled} onClose={() => cancel(null)} />}
    </>
  );
}
