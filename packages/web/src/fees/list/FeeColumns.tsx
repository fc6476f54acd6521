import { IconBuilding, IconDoor } from '@tabler/icons-react';
import { useMemo } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { feeLinks } from '#contract/fees/links.ts';
import type { FeeRow } from '#contract/fees/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { bare, shown } from '../rows/data.ts';
import css from './Fees.module.css';

function SideTag({ row }: { row: FeeRow }) {
  const say = useText();
  return (
    <Tag tone="stone" icon={row.side === 'house' ? IconBuilding : IconDoor}>
      {say(`FEES.SIDES.${row.side}`)}
    </Tag>
  );
}

/** The next due day, or that none comes any more. */
function Next({ row }: { row: FeeRow }) {
  const say = useText();
  const { day } = useShown();
  return <span className={css.number}>{row.nextDue ? day(row.nextDue) : say('FEES.NO_NEXT')}</span>;
}

const column = columnsOf<FeeRow>();

export function useFeeColumns() {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('FEES.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: ({ row: { original: r } }) => (
            <ListCell>
              <ListLink to={feeLinks.one(r.id)}>{typo(r.name)}</ListLink>
              {r.side === 'units' && <SecondLine>{say(`FEES.KEYS.${r.key}`)}</SecondLine>}
            </ListCell>
          ),
        }),
        column.display({
          id: 'side',
          header: say('FEES.COLUMNS.SIDE'),
          cell: (c) => <SideTag row={c.row.original} />,
        }),
        column.display({
          id: 'frequency',
          header: say('FEES.COLUMNS.FREQUENCY'),
          cell: (c) => say(`FEES.FREQUENCIES.${c.row.original.frequency}`),
        }),
        column.display({
          id: 'next',
          header: say('FEES.COLUMNS.NEXT'),
          meta: { sort: 'next' },
          cell: (c) => <Next row={c.row.original} />,
        }),
        column.display({
          id: 'amount',
          header: say('FEES.COLUMNS.AMOUNT'),
          meta: { align: 'right', sort: 'amount' },
          cell: (c) => <span className={css.number}>{bare(c.row.original.amount)}</span>,
        }),
      ]),
    [say],
  );
}

/** A fee in the list on a narrow screen. */
export function FeeCard({ row }: { row: FeeRow }) {
  const say = useText();
  return (
    <ListCard
      apart
      head={
        <>
          <SideTag row={row} />
          <Next row={row} />
        </>
      }
      title={<ListLink to={feeLinks.one(row.id)}>{typo(row.name)}</ListLink>}
      rest={
        <ListRest apart>
          <span>{say(`FEES.FREQUENCIES.${row.frequency}`)}</span>
          <b className={css.number}>{shown(row.amount)}</b>
        </ListRest>
      }
    />
  );
}
