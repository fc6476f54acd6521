import { useMemo } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import type { ResolutionRow } from '#contract/resolutions/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { CommitteeTag, FulfilmentTag, MineTag, ResultTag } from '../rows/Marks.tsx';
import css from './ResolutionColumns.module.css';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  number: 'RESOLUTION.COLUMNS.NUMBER',
  name: 'RESOLUTION.COLUMNS.NAME',
  dueOn: 'RESOLUTION.COLUMNS.DUE',
};

export const ResolutionName = ({ row }: { row: ResolutionRow }) => (
  <ListLink to={resolutionLinks.one(row.id)}>{typo(row.name)}</ListLink>
);

function Name({ r }: { r: ResolutionRow }) {
  const say = useText();
  const { dayOf } = useShown();
  return (
    <ListCell marks={!r.isPublic && <CommitteeTag />}>
      <ResolutionName row={r} />
      <SecondLine>
        {r.meeting ? typo(r.meeting.name) : typo(r.vote.name)}, {say('RESOLUTION.DECIDED', { day: dayOf(r.decidedAt) })}
      </SecondLine>
    </ListCell>
  );
}

const column = columnsOf<ResolutionRow>();

export function useResolutionColumns() {
  const say = useText();
  const { day } = useShown();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'number',
          header: say('RESOLUTION.COLUMNS.NUMBER'),
          meta: { sort: 'number' },
          cell: (c) => <span className={css.number}>{c.row.original.number}</span>,
        }),
        column.display({
          id: 'name',
          header: say('RESOLUTION.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: (c) => <Name r={c.row.original} />,
        }),
        column.display({
          id: 'result',
          header: say('RESOLUTION.COLUMNS.RESULT'),
          cell: (c) => <ResultTag adopted={c.row.original.adopted} />,
        }),
        column.display({
          id: 'responsible',
          header: say('RESOLUTION.COLUMNS.RESPONSIBLE'),
          cell: ({ row: { original: r } }) => (r.isMine ? <MineTag /> : (r.responsible?.full_name ?? '–')),
        }),
        column.display({
          id: 'dueOn',
          header: say('RESOLUTION.COLUMNS.DUE'),
          meta: { sort: 'dueOn' },
          cell: ({ row: { original: r } }) => <span className={css.number}>{r.dueOn ? day(r.dueOn) : '–'}</span>,
        }),
        column.display({
          id: 'state',
          header: say('RESOLUTION.COLUMNS.STATE'),
          cell: ({ row: { original: r } }) => (r.state === 'none' ? '–' : <FulfilmentTag r={r} />),
        }),
      ]),
    [say, day],
  );
}
