import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconBuildingBank,
  IconCertificate,
  IconEye,
  IconFileInvoice,
  IconPlus,
  IconReceipt2,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { accountLinks } from '#contract/accounts/links.ts';
import { bankLinks } from '#contract/bank/links.ts';
import { clearanceLinks } from '#contract/clearances/links.ts';
import { feeLinks } from '#contract/fees/links.ts';
import type { FeeList } from '#contract/fees/schema.ts';
import { feeSides, frequencies } from '#contract/fees/schema-words.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type FeeListState, feeList, useFees } from '../rows/data.ts';
import { FeeCard, useFeeColumns } from './FeeColumns.tsx';
import css from './Fees.module.css';
import { MyRuns } from './MyRuns.tsx';
import { YearSums } from './YearSums.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /prehled-poplatku: what the house pays and what its units pay. */
export function FeesPage() {
  const say = useText();
  const list = useList('fees', feeList, 'next');
  const of = useFees(list);
  return (
    <>
      <PageHead title={say('FEES.TITLE')} star="roomFees" actions={of.data?.may.write && <NewFee />} />
      {of.data && <Doors of={of.data} />}
      {of.data && <MyRuns />}
      <Loaded of={of} shape={<ListShape />}>
        {(first) =>
          first.total === 0 && !list.isFiltered ? <NoFees of={first} /> : <Rows list={list} of={of} first={first} />
        }
      </Loaded>
    </>
  );
}

/** The ways to accounts of units and to prescriptions, for whoever may go there. */
function Doors({ of }: { of: FeeList }) {
  const say = useText();
  return (
    <nav className={css.doors} aria-label={say('FEES.DOORS.LABEL')}>
      <Button
        variant="default"
        leftSection={<IconReceipt2 {...icon} />}
        renderRoot={(props) => <Link {...props} {...accountLinks.own()} />}
      >
        {say(of.may.seeAll ? 'FEES.DOORS.ACCOUNTS' : 'FEES.DOORS.ACCOUNT')}
      </Button>
      {of.may.seeAll && (
        <Button
          variant="default"
          leftSection={<IconAlertCircle {...icon} />}
          renderRoot={(props) => <Link {...props} {...accountLinks.debts()} />}
        >
          {say('FEES.DOORS.DEBTS')}
        </Button>
      )}
      {of.may.seeAll && (
        <Button
          variant="default"
          leftSection={<IconFileInvoice {...icon} />}
          renderRoot={(props) => <Link {...props} {...runLinks.list()} />}
        >
          {say('FEES.DOORS.PRESCRIPTIONS')}
        </Button>
      )}
      {of.may.seeAll && (
        <Button
          variant="default"
          leftSection={<IconBuildingBank {...icon} />}
          renderRoot={(props) => <Link {...props} {...bankLinks.list()} />}
        >
          {say('FEES.DOORS.BANK')}
        </Button>
      )}
      {of.may.seeAll && (
        <Button
          variant="default"
          leftSection={<IconCertificate {...icon} />}
          renderRoot={(props) => <Link {...props} {...clearanceLinks.list()} />}
        >
          {say('FEES.DOORS.CLEARANCES')}
        </Button>
      )}
    </nav>
  );
}

/** The way to a new fee. */
function NewFee() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...feeLinks.add()} />}
    >
      {say('FEES.NEW')}
    </Button>
  );
}

function NoFees({ of }: { of: FeeList }) {
  const say = useText();
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('FEES.EMPTY.TITLE')}
        text={say(of.may.write ? 'FEES.EMPTY.TEXT' : 'FEES.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>{of.may.write && <NewFee />}</OfferedAbove>
      </EmptyState>
    </Card>
  );
}

function Filters({ list }: { list: FeeListState }) {
  const say = useText();
  const sorts = ['next', 'name', 'amount'] as const;
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('FEES.SEARCH') }}
      front={[
        {
          kind: 'select',
          name: 'side',
          label: say('FEES.FILTERS.SIDE'),
          any: say('FEES.FILTERS.ANY_SIDE'),
          choices: feeSides.map((value) => ({ value, label: say(`FEES.SIDES.${value}`) })),
        },
        {
          kind: 'select',
          name: 'frequency',
          label: say('FEES.FILTERS.FREQUENCY'),
          any: say('FEES.FILTERS.ANY_FREQUENCY'),
          choices: frequencies.map((value) => ({ value, label: say(`FEES.FREQUENCIES.${value}`) })),
        },
      ]}
      fields={[]}
    >
      <SortMenu
        sort={list.sort}
        sortBy={list.sortBy}
        orders={sorts.map((by) => ({ by, label: say(`FEES.SORTS.${by}`) }))}
      />
    </FilterBar>
  );
}

type RowsProps = { list: FeeListState; of: ReturnType<typeof useFees>; first: FeeList };
function Rows({ list, of, first }: RowsProps) {
  const say = useText();
  const navigate = useNavigate();
  const columns = useFeeColumns();
  return (
    <>
      <YearSums sums={first.sums} />
      <Card>
        <Filters list={list} />
        {first.total === 0 && <NoMatch clear={() => list.filterBy({})} />}
        {first.total > 0 && (
          <Table
            label={say('FEES.TITLE')}
            list={list}
            of={of}
            rows={of.parts.flatMap((part) => part.fees)}
            total={first.total}
            columns={columns}
            nameOf={({ name }) => name}
            card={(row) => <FeeCard row={row} />}
            menu={(row) => (
              <MenuItem
                leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => void navigate(feeLinks.one(row.id))}
              >
                {say('FEES.SHOW')}
              </MenuItem>
            )}
          />
        )}
      </Card>
    </>
  );
}
