import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconFileText,
  IconHourglass,
  IconLock,
  IconLockOpen,
  IconPhoto,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { monthOf as startOfMonth } from '#contract/cashdesk/rules-days.ts';
import type { CashMonth, CashRow } from '#contract/cashdesk/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown, useWhen } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { bare, cash } from '../rows/data.ts';
import css from './Cash.module.css';

const receipts = { photo: IconPhoto, pdf: IconFileText, missing: IconAlertTriangle } as const;
const Receipt = ({ row }: { row: CashRow }) => {
  const say = useText();
  if (row.receipt === 'none') return null;
  const Sign = receipts[row.receipt];
  return (
    <span className={row.receipt === 'missing' ? `${css.number} ${css.missing}` : css.number}>
      <Sign size={16} stroke={1.75} aria-hidden="true" /> {say(`CASH.RECEIPTS.${row.receipt}`)}
    </span>
  );
};

/** From whom, by whom, and what it undoes or is undone by. */
function Who({ row }: { row: CashRow }) {
  const say = useText();
  return (
    <>
      <SecondLine>
        {say(`CASH.FROM_LINE.${row.type}`, { from: typo(row.moneyFrom), by: typo(row.acceptedBy) })}
      </SecondLine>
      {row.cancelledBy && (
        <SecondLine>
          <IconArrowBackUp size={14} stroke={1.75} aria-hidden="true" /> {say('CASH.CANCELLED_BY')}{' '}
          <Link className={css.other} {...cashLinks.one(row.cancelledBy.id)}>
            {row.cancelledBy.documentNumber}
          </Link>
        </SecondLine>
      )}
    </>
  );
}

const Name = ({ row }: { row: CashRow }) => (
  <ListCell>
    <ListLink to={cashLinks.one(row.id)}>{typo(row.name)}</ListLink>
    <Who row={row} />
  </ListCell>
);

/** A sum in a column. */
export const Sum = ({ text, strong = false }: { text: string; strong?: boolean }) => (
  <span className={strong ? `${css.number} ${css.strong}` : css.number}>{bare(text)}</span>
);

const tones = { open: 'ok', over: 'warn', confirming: 'warn', closed: 'stone' } as const;
const signs = { open: IconLockOpen, over: IconHourglass, confirming: IconHourglass, closed: IconLock } as const;
/** How the month stands, and on a narrow screen what it comes to. */
export function MonthState({ month }: { month: CashMonth }) {
  const say = useText();
  const { day } = useWhen();
  const { state, closedAt, closedBy } = month;
  // A month that is over and that nobody closed.
  const shown = state === 'open' && month.month < startOfMonth(dayIn(new Date())) ? 'over' : state;
  return (
    <span className={css.month}>
      <Tag tone={tones[shown]} icon={signs[shown]}>
        {say(`CASH.MONTHS.${shown}`)}
      </Tag>
      {closedAt && closedBy && <span>{say('CASH.MONTHS.BY', { day: day(closedAt), name: typo(closedBy) })}</span>}
      <span className={css.sumsTold}>
        {say('CASH.MONTHS.SUMS', {
          income: bare(month.income),
          expense: bare(month.expense),
          balance: bare(month.balance),
        })}
      </span>
    </span>
  );
}

const column = columnsOf<CashRow>();

export function useCashColumns() {
  const say = useText();
  const shown = useShown();
  return useMemo(() => {
    const sums = (['income', 'expense'] as const).map((type) =>
      column.display({
        id: type,
        header: say(`CASH.COLUMNS.${type}`),
        meta: { align: 'right' },
        cell: (c) => c.row.original.type === type && <Sum text={c.row.original.amount} />,
      }),
    );
    return column.columns([
      column.display({
        id: 'date',
        header: say('CASH.COLUMNS.DAY'),
        cell: (c) => <span className={css.number}>{shown.day(c.row.original.date)}</span>,
      }),
      column.display({
        id: 'number',
        header: say('CASH.COLUMNS.NUMBER'),
        cell: (c) => <span className={css.number}>{c.row.original.documentNumber}</span>,
      }),
      column.display({ id: 'name', header: say('CASH.COLUMNS.NAME'), cell: (c) => <Name row={c.row.original} /> }),
      column.display({
        id: 'receipt',
        header: say('CASH.COLUMNS.RECEIPT'),
        cell: (c) => <Receipt row={c.row.original} />,
      }),
      ...sums,
      column.display({
        id: 'balance',
        header: say('CASH.COLUMNS.BALANCE'),
        meta: { align: 'right' },
        cell: (c) => <Sum text={c.row.original.balance} strong />,
      }),
    ]);
  }, [say, shown]);
}

/** A record in the list on a narrow screen. */
export function CashCard({ row }: { row: CashRow }) {
  const say = useText();
  const shown = useShown();
  const sign = row.type === 'income' ? '+' : '\u2212';
  const Way = row.type === 'income' ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <ListCard
      apart
      head={
        <>
          <span className={css.number}>
            <Way size={16} stroke={1.75} aria-hidden="true" /> {say(`CASH.TYPES.${row.type}`)} {row.documentNumber}
          </span>
          <span className={css.number}>{shown.day(row.date)}</span>
        </>
      }
      title={<ListLink to={cashLinks.one(row.id)}>{typo(row.name)}</ListLink>}
      rest={
        <>
          <Who row={row} />
          <ListRest apart>
            <b className={css.number}>
              {sign}
              {cash(row.amount)}
            </b>
            <span className={css.number}>{say('CASH.LEFT', { balance: cash(row.balance) })}</span>
          </ListRest>
          <Receipt row={row} />
        </>
      }
    />
  );
}
