import { IconAlertTriangle, IconBuilding, IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { CensusSeat } from '#contract/census/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import type { Problem } from './census.ts';
import css from './PeopleStep.module.css';

type Wrong = ReadonlyMap<number, Problem[]>;
/** The whole house in the parts that the list counts in. */
type Over = { of: Measure };
type SeatProps = { seat: CensusSeat; wrong: Wrong };

/** Owners of a row, who represents them, and what is wrong with it. */
export function Owners({ seat, wrong }: SeatProps) {
  const say = useText();
  return (
    <span className={css.owners}>
      {seat.owners}
      {seat.spare && <span className={css.under}>{say('VOTE_FORM.CENSUS.SPARE', { name: seat.spare })}</span>}
      {wrong.get(seat.id)?.map((kind) => (
        <span key={kind} className={css.under}>
          <span className={css.wrong}>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            {say(`VOTE_FORM.CENSUS.AT_ROW.${kind}`)}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Units of a row; a number never breaks. */
export const Units = ({ of }: { of: string }) => (
  <span className={css.units}>
    {of.split(', ').map((number) => (
      <UnitBadge key={number} number={number} />
    ))}
  </span>
);

/** Who may vote for a row, and why; a name that stands above already is not said again. */
export function Voters({ seat, under = '' }: { seat: CensusSeat; under?: string }) {
  const say = useText();
  if (seat.own) return <Tag icon={IconBuilding}>{say('VOTE_FORM.CENSUS.OWN')}</Tag>;
  if (seat.voters.length === 0)
    return (
      <Tag tone="warn" icon={IconUserOff}>
        {say('VOTE_FORM.CENSUS.NOBODY')}
      </Tag>
    );
  const names = seat.voters.map((v) => v.member.full_name).join(', ');
  return (
    <span>
      {!(under && (names === under || seat.voters[0]?.how === 'couple')) && names}
      {seat.voters[0] && <span className={css.under}>{say(`VOTE_FORM.CENSUS.HOW.${seat.voters[0].how}`)}</span>}
    </span>
  );
}

const column = columnsOf<CensusSeat>();

export function useCensusColumns(wrong: Wrong, { of }: Over) {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'owners',
          header: say('VOTE_FORM.CENSUS.OWNERS'),
          cell: (c) => (
            <>
              <Owners seat={c.row.original} wrong={wrong} />
              <span className={css.squeezed}>
                <Voters seat={c.row.original} />
              </span>
            </>
          ),
        }),
        column.display({
          id: 'units',
          header: say('VOTE_FORM.CENSUS.UNIT_COLUMN'),
          cell: (c) => <Units of={c.row.original.units} />,
        }),
        column.display({
          id: 'voters',
          header: say('VOTE_FORM.CENSUS.VOTERS'),
          meta: { optional: true },
          cell: (c) => <Voters seat={c.row.original} />,
        }),
        column.display({
          id: 'share',
          header: say('VOTE_FORM.CENSUS.SHARE'),
          meta: { align: 'right' },
          cell: (c) => (
            <span className={css.share}>
              <Share share={c.row.original.share} of={of} />
            </span>
          ),
        }),
      ]),
    [say, wrong, of],
  );
}

/** A row of the list on a narrow screen. */
export function SeatCard({ seat, wrong, of }: SeatProps & Over) {
  return (
    <div className={css.card}>
      <Owners seat={seat} wrong={wrong} />
      <Units of={seat.units} />
      <div className={css.line}>
        <Voters seat={seat} under={seat.owners} />
        <Share share={seat.share} of={of} inline />
      </div>
    </div>
  );
}
