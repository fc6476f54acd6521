import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { DeliveryEntry, DeliverySeat } from '#contract/summons/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import css from './Delivery.module.css';

const column = columnsOf<DeliverySeat>();
const looks = {
  delivered: { tone: 'ok', icon: IconCheck },
  waiting: { tone: 'stone', icon: IconClock },
  missing: { tone: 'warn', icon: IconAlertTriangle },
} as const;

function Owners({ row }: { row: DeliverySeat }) {
  const say = useText();
  return (
    <span className={css.stack}>
      <span>{row.owners}</span>
      {row.isLater && <span className={css.quiet}>{say('SUMMONS.DELIVERY.LATER')}</span>}
      {row.isEnded && <span className={css.quiet}>{say('SUMMONS.DELIVERY.ENDED')}</span>}
    </span>
  );
}

const Plates = ({ units }: { units: string }) => (
  <span className={css.plates}>
    {units.split(', ').map((number) => (
      <UnitBadge key={number} number={number} />
    ))}
  </span>
);

function State({ row: { state, isEnded } }: { row: DeliverySeat }) {
  const say = useText();
  const { tone, icon } = looks[state];
  if (isEnded) return null;
  return (
    <Tag tone={tone} icon={icon}>
      {say(`SUMMONS.DELIVERY.STATES.${state}`)}
    </Tag>
  );
}

/** One line of what is written down: what, when and by whom, with the signed paper. */
function Entry({ entry: { state, at, who, recipient, number, files } }: { entry: DeliveryEntry }) {
  const say = useText();
  const when = useWhen().moment(at);
  return (
    <li>
      {say(`SUMMONS.DELIVERY.ENTRIES.${state}`, {
        ...{ when, who: who ?? 'none', number: number ?? 'none', recipient: recipient ?? 'none' },
      })}
      {files.map((file) => (
        <a key={file.id} href={file.url} download className={css.file}>
          {file.name}
        </a>
      ))}
    </li>
  );
}

const Entries = ({ row }: { row: DeliverySeat }) => (
  <ul className={css.entries}>
    {row.entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </ul>
);

export function useSeatColumns() {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'units',
          header: say('SUMMONS.DELIVERY.COLUMNS.UNITS'),
          cell: (c) => <Plates units={c.row.original.units} />,
        }),
        column.display({
          id: 'owners',
          header: say('SUMMONS.DELIVERY.COLUMNS.OWNERS'),
          cell: (c) => <Owners row={c.row.original} />,
        }),
        column.display({
          id: 'state',
          header: say('SUMMONS.DELIVERY.COLUMNS.STATE'),
          cell: (c) => <State row={c.row.original} />,
        }),
        column.display({
          id: 'entries',
          header: say('SUMMONS.DELIVERY.COLUMNS.HOW'),
          cell: (c) => <Entries row={c.row.original} />,
        }),
      ]),
    [say],
  );
}

export const SeatCard = ({ row }: { row: DeliverySeat }) => (
  <div className={css.card}>
    <Plates units={row.units} />
    <Owners row={row} />
    <State row={row} />
    <Entries row={row} />
  </div>
);
