import { useMemo } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportRow } from '#contract/reports/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { isMarked, Marks, StateTag, TypeWord } from '../rows/Marks.tsx';
import { usePlaceText } from '../rows/usePlaceText.ts';
import css from './ReportColumns.module.css';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  createdAt: 'REPORT.COLUMNS.CREATED',
  lastAt: 'REPORT.COLUMNS.LAST',
  dueOn: 'REPORT.DUE.TITLE',
  solvedAt: 'REPORT.COLUMNS.SOLVED',
  title: 'REPORT.COLUMNS.TITLE',
  type: 'REPORT.COLUMNS.TYPE',
  status: 'REPORT.COLUMNS.STATUS',
  place: 'REPORT.COLUMNS.PLACE',
  owner: 'REPORT.COLUMNS.OWNER',
  solver: 'REPORT.COLUMNS.SOLVER',
};

export const ReportTitle = ({ row }: { row: ReportRow }) => (
  <ListLink to={reportLinks.one(row.id)}>{typo(row.title)}</ListLink>
);

/** What it is called, and under it where it is and what is special about it: beside all others a place has no room. */
function TitleCell({ row }: { row: ReportRow }) {
  const place = usePlaceText()(row.place);
  return (
    <span className={css.title}>
      <ListCell marks={isMarked(row) && <Marks row={row} />}>
        <ReportTitle row={row} />
        {place && <SecondLine>{place}</SecondLine>}
      </ListCell>
    </span>
  );
}

const column = columnsOf<ReportRow>();
const optional = { optional: true as const };

export function useReportColumns() {
  const say = useText();
  const { dayOf } = useShown();
  return useMemo(() => {
    const none = <span className={css.quiet}>–</span>;
    return column.columns([
      column.display({
        id: 'title',
        header: say('REPORT.COLUMNS.TITLE'),
        meta: { sort: 'title' },
        cell: (c) => <TitleCell row={c.row.original} />,
      }),
      column.display({
        id: 'type',
        header: say('REPORT.COLUMNS.TYPE'),
        meta: { sort: 'type' },
        cell: (c) => <TypeWord type={c.row.original.type} />,
      }),
      column.display({
        id: 'status',
        header: say('REPORT.COLUMNS.STATUS'),
        meta: { sort: 'status' },
        cell: ({ row: { original: r } }) => <StateTag state={r.status} outcome={r.outcome} />,
      }),
      column.display({
        id: 'owner',
        header: say('REPORT.COLUMNS.OWNER'),
        meta: { sort: 'owner', ...optional },
        cell: (c) => c.row.original.owner?.full_name ?? none,
      }),
      column.display({
        id: 'solver',
        header: say('REPORT.COLUMNS.SOLVER'),
        meta: { sort: 'solver' },
        cell: (c) => c.row.original.solver?.full_name ?? none,
      }),
      column.display({
        id: 'createdAt',
        header: say('REPORT.COLUMNS.CREATED'),
        meta: { sort: 'createdAt' },
        cell: (c) => <span className={css.number}>{dayOf(c.row.original.createdAt)}</span>,
      }),
    ]);
  }, [say, dayOf]);
}
