import { IconCheck, IconClock, IconMailOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { TicketRow } from '#contract/paper/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { unitsOf } from '../../motions/units.ts';
import { VoteShare } from '../../motions/VoteShare.tsx';
import css from './Paper.module.css';

const column = columnsOf<TicketRow>();

export function Owners({ row }: { row: Pick<TicketRow, 'full_name' | 'spare'> }) {
  const say = useText();
  return (
    <span className={css.owners}>
      {row.full_name}
      {row.spare && <span className={css.under}>{say('VOTE_PAPER.TICKETS.SPARE', { name: row.spare })}</span>}
    </span>
  );
}

/** Units of a seat; a number never breaks. */
export const Plates = ({ of }: { of: string }) => (
  <span className={css.plates}>
    {unitsOf(of).map((number) => (
      <UnitBadge key={number} number={number} />
    ))}
  </span>
);

function State({ row }: { row: TicketRow }) {
  const say = useText();
  return (
    <span className={css.tags}>
      <Tag tone={row.voted ? 'ok' : 'stone'} icon={row.voted ? IconCheck : IconClock}>
        {say(row.voted ? 'VOTE_PAPER.TICKETS.VOTED' : 'VOTE_PAPER.TICKETS.WAITING')}
      </Tag>
      {!row.hasEmail && (
        <Tag tone="warn" icon={IconMailOff}>
          {say('VOTE_PAPER.TICKETS.NO_EMAIL')}
        </Tag>
      )}
    </span>
  );
}

/** Shares are of those who count, as on the ballot. */
export function useTicketColumns(measure: Measure) {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'owners',
          header: say('VOTE_PAPER.TICKETS.NAME'),
          cell: (c) => <Owners row={c.row.original} />,
        }),
        column.display({
          id: 'units',
          header: say('VOTE_PAPER.TICKETS.UNITS'),
          cell: (c) => <Plates of={c.row.original.room_name} />,
        }),
        column.display({
          id: 'state',
          header: say('VOTE_PAPER.TICKETS.STATE'),
          cell: (c) => <State row={c.row.original} />,
        }),
        column.display({
          id: 'share',
          header: say('VOTE_PAPER.TICKETS.SHARE'),
          meta: { align: 'right' },
          cell: (c) => <VoteShare share={fromText(c.row.original.shares)} measure={measure} />,
        }),
      ]),
    [say, measure],
  );
}

export const TicketCard = ({ row, measure }: { row: TicketRow; measure: Measure }) => (
  <div className={css.card}>
    <Owners row={row} />
    <Plates of={row.room_name} />
    <State row={row} />
    <VoteShare share={fromText(row.shares)} measure={measure} inline />
  </div>
);
