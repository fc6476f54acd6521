import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { unitsOf } from '../../motions/units.ts';
import { VoteShare } from '../../motions/VoteShare.tsx';
import css from './People.module.css';

const column = columnsOf<SeatRow>();

/** Names of the owners, and what is special about their seat. */
function Person({ row }: { row: SeatRow }) {
  const say = useText();
  return (
    <span>
      <b>{row.full_name}</b>
      {row.own && <span className={css.aside}>{say('VOTE_DETAIL.PEOPLE.OWN')}</span>}
      {row.mute && !row.own && <span className={css.aside}>{say('VOTE_DETAIL.PEOPLE.MUTE')}</span>}
      {row.objections > 0 && (
        <Tag tone="warn" icon={IconAlertTriangle}>
          {say('VOTE_DETAIL.PEOPLE.OBJECTED')}
        </Tag>
      )}
    </span>
  );
}

const Plates = ({ row }: { row: SeatRow }) => (
  <span className={css.plates}>
    {unitsOf(row.room_name).map((number) => (
      <UnitBadge key={number} number={number} />
    ))}
  </span>
);

function Value({ row, point }: { row: SeatRow; point: number }) {
  const say = useText();
  const value = row.answers?.[point];
  if (!value) return null;
  return (
    <span className={css.value}>
      <VoteSign value={value} size={18} filled />
      {say(`VOTE.VALUES.${value}`)}
    </span>
  );
}

/** When a seat voted, at a meeting on this point, and by which way. */
function At({ row, point }: { row: SeatRow; point: number }) {
  const say = useText();
  const { moment } = useShown();
  const at = row.answeredAt ? row.answeredAt[point] : row.status === 'done' ? row.updatedAt : null;
  if (!at) return null;
  return (
    <span>
      {moment(at)}
      {row.channel && <span className={css.aside}>{say(`VOTE_DETAIL.PEOPLE.BY.${row.channel}`)}</span>}
    </span>
  );
}

type SeatProps = { row: SeatRow; measure: Measure; inline?: boolean };
const SeatShare = ({ row, ...rest }: SeatProps) => <VoteShare share={fromText(row.shares)} own={row.own} {...rest} />;

type Wanted = { voted: boolean; point: number; measure: Measure };

/** Columns of people in a vote; who has not voted has no day and no answer. */
export function usePeopleColumns({ voted, point, measure }: Wanted) {
  const say = useText();
  return useMemo(() => {
    const always = [
      column.display({
        id: 'name',
        header: say('VOTE_DETAIL.PEOPLE.NAME'),
        meta: { sort: 'name' },
        cell: (c) => <Person row={c.row.original} />,
      }),
      column.display({
        id: 'units',
        header: say('VOTE_DETAIL.PEOPLE.ROOMS'),
        meta: { sort: 'units' },
        cell: (c) => <Plates row={c.row.original} />,
      }),
      column.accessor((row) => row.spare, {
        id: 'spare',
        header: say('VOTE_DETAIL.PEOPLE.SPARE'),
        meta: { optional: true },
      }),
    ];
    const share = column.display({
      id: 'share',
      header: say('VOTE_DETAIL.PEOPLE.SHARE'),
      meta: { sort: 'share', align: 'right' },
      cell: (c) => <SeatShare row={c.row.original} measure={measure} />,
    });
    if (!voted) return column.columns([...always, share]);
    return column.columns([
      ...always,
      column.display({
        id: 'at',
        header: say('VOTE_DETAIL.PEOPLE.AT'),
        meta: { sort: 'at' },
        cell: (c) => <At row={c.row.original} point={point} />,
      }),
      column.display({
        id: 'value',
        header: say('VOTE_DETAIL.PEOPLE.VALUE'),
        cell: (c) => <Value row={c.row.original} point={point} />,
      }),
      share,
    ]);
  }, [say, voted, point, measure]);
}

/** The same person under 1024 px. */
export const PersonCard = ({ row, point, measure }: { row: SeatRow; point: number; measure: Measure }) => (
  <div className={css.card}>
    <Person row={row} />
    <Plates row={row} />
    {row.spare && <span>{row.spare}</span>}
    <Value row={row} point={point} />
    <At row={row} point={point} />
    <SeatShare row={row} measure={measure} inline />
  </div>
);
