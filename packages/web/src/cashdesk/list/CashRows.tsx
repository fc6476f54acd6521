import { IconArrowBackUp, IconEye, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { CashDesk, CashMonth, CashRow } from '#contract/cashdesk/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import type { Groups } from '../../kit/table/groups.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { CancelDialog } from '../rows/CancelDialog.tsx';
import { cashList, headed, useCash, useMonthText, useVoucher } from '../rows/data.ts';
import { CashCard, MonthState, Sum, useCashColumns } from './CashColumns.tsx';
import { CashFilters } from './CashFilters.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
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

type Listed = { list: ReturnType<typeof useList<typeof cashList>>; of: ReturnType<typeof useCash> };
/** Headings of months with what they come to; closed ones are folded until somebody opens them, or looks for something. */
function useMonthGroups({ list, of }: Listed): Groups<CashRow> {
  const say = useText();
  const monthText = useMonthText();
  const [opened, open] = useState<ReadonlySet<string>>(new Set());
  const months = new Map<string, CashMonth>(of.parts.flatMap((part) => part.months.map((m) => [m.month, m])));
  const { year: _, from: __, to: ___, ...sought } = list.filters;
  const isSought = Object.values(sought).some((value) => value !== undefined);
  const told = (group: string) => {
    const month = months.get(group);
    return month && <MonthState month={month} />;
  };
  const cells = (group: string) => {
    const month = months.get(group);
    return month ? (['income', 'expense', 'balance'] as const).map((sum) => <Sum key={sum} text={month[sum]} />) : [];
  };
  const turn = (group: string) => {
    const next = new Set(opened);
    if (!next.delete(group)) next.add(group);
    open(next);
  };
  return {
    ...{ of: monthOf, name: (month) => headed(monthText(month)), count: () => undefined, told, cells },
    fold: {
      ...{ turn, name: (month) => say('CASH.MONTHS.FOLD', { month: monthText(month) }) },
      of: (month) => (months.get(month)?.state === 'closed' && !isSought ? !opened.has(month) : null),
    },
  };
}

type RowsProps = Listed & {
  total: number;
  writes: boolean;
};
function Rows({ list, of, total, writes }: RowsProps) {
  const say = useText();
  const navigate = useNavigate();
  const voucher = useVoucher();
  const columns = useCashColumns();
  const [cancelled, cancel] = useState<CashRow | null>(null);
  const groups = useMonthGroups({ list, of });
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
        groups={groups}
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
