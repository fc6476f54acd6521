import { useMemo } from 'react';
import type { AdminRow } from '#contract/invoices/schema.ts';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';
import { StateTag } from '../rows/StateTag.tsx';
import type { InvoiceList, useAllInvoices } from './data.ts';
import { useMonths } from './months.ts';

type Of = ReturnType<typeof useAllInvoices>;
type Choose = (id: number) => void;
/** What is planned has no id of its own. */
type Shown = Omit<AdminRow, 'id'> & { id: number; paper: number | null };

const column = columnsOf<Shown>();

/** What the day of the row is. */
function useWhen() {
  const say = useText();
  const { day } = useShown();
  return ({ state, kind, day: on, late }: Shown) =>
    state === 'paid' && kind === 'corrective'
      ? say('INVOICING.WHEN.issued', { day: day(on) })
      : say(`INVOICING.WHEN.${state}`, { day: day(on), count: late });
}

function Named({ row, choose }: { row: Shown; choose: Choose }) {
  const say = useText();
  const { day } = useShown();
  const { paper } = row;
  return (
    <span className={css.what}>
      {paper === null ? (
        <span>{say('INVOICING.NO_NUMBER')}</span>
      ) : (
        <button type="button" className={css.link} onClick={() => choose(paper)}>
          {row.number}
        </button>
      )}
      <span className={css.quiet}>
        {say('INVOICING.FROM_TO', { from: day(row.period.from), to: day(row.period.to) })}
      </span>
    </span>
  );
}

const House = ({ house }: Pick<Shown, 'house'>) => (
  <span className={css.house}>
    <HousePlate id={house.id ?? 0} name={house.nickname ?? house.name} />
    <span className={css.what}>
      <span>{house.name}</span>
      <span className={css.quiet}>{house.town}</span>
    </span>
  </span>
);

function Amount({ row, inCard }: { row: Shown; inCard?: boolean }) {
  const when = useWhen();
  return (
    <span className={inCard ? css.inCard : css.amount}>
      <span>{crowns(row.total)}</span>
      <span className={css.quiet}>{when(row)}</span>
    </span>
  );
}

function useColumns(choose: Choose) {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'id',
          header: say('INVOICING.PAPER'),
          meta: { sort: 'id' },
          cell: (c) => <Named row={c.row.original} choose={choose} />,
        }),
        column.display({
          id: 'house',
          header: say('INVOICING.HOUSE_NAME'),
          cell: (c) => <House house={c.row.original.house} />,
        }),
        column.display({
          id: 'amount',
          header: say('INVOICING.AMOUNT'),
          meta: { align: 'right' },
          cell: (c) => <Amount row={c.row.original} />,
        }),
        column.display({
          id: 'state',
          header: say('INVOICING.STATE'),
          cell: (c) => <StateTag state={c.row.original.state} />,
        }),
      ]),
    [say, choose],
  );
}

type Props = { list: InvoiceList; of: Of; total: number; choose: Choose };

/** Documents of the tab; what is planned stands after them. */
export function InvoiceRows({ list, of, total, choose }: Props) {
  const say = useText();
  const months = useMonths();
  const month = {
    kind: 'select',
    name: 'month',
    label: say('INVOICING.MONTH'),
    any: say('INVOICING.ANY_MONTH'),
    choices: months,
  } as const;
  return (
    <>
      <FilterBar list={list} search={{ name: 'text', label: say('INVOICING.SEARCH') }} fields={[]} front={[month]} />
      <Rows {...{ list, of, total, choose }} />
    </>
  );
}

function Rows({ list, of, total, choose }: Props) {
  const say = useText();
  const columns = useColumns(choose);
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyState kind="empty" title={say('INVOICING.EMPTY')} text={say('INVOICING.EMPTY_HINT')} />;
  const rows = of.parts
    .flatMap((part) => part.rows)
    .map((row, at): Shown => ({ ...row, paper: row.id, id: row.id ?? -1 - at }));
  return (
    <Table
      label={say('INVOICE.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={rows}
      total={total}
      columns={columns}
      nameOf={(row) => `${row.number ?? say('INVOICING.NO_NUMBER')}, ${row.house.name}`}
      card={(row) => (
        <ListCard
          apart
          head={<StateTag state={row.state} />}
          title={<Named row={row} choose={choose} />}
          rest={
            <>
              <span>{row.house.name}</span>
              <ListRest>
                <Amount row={row} inCard />
              </ListRest>
            </>
          }
        />
      )}
    />
  );
}
