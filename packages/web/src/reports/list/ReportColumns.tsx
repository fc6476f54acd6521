import { useMemo } from 'react';
import { dayIn, showDay } from '#contract/base/dates.ts';
import { typo } from '#contract/base/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportRow } from '#contract/reports/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink } from '../../kit/table/ListCell.tsx';
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

/** What it is called, and under it what is special about it. */
const TitleCell = ({ row }: { row: ReportRow }) => (
  <span className={css.title}>
    <ListCell marks={isMarked(row) && <Marks row={row} />}>
      <ReportTitle row={row} />
    </ListCell>
  </span>
);

const column = columnsOf<ReportRow>();
const dateOf = (iso: string) => <span className={css.number}>{showDay(dayIn(new Date(iso)))}</span>;
const optional = { optional: true as const };

export function useReportColumns() {
  const say = useText();
  const placeOf = usePlaceText();
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
        id: 'place',
        header: say('REPORT.COLUMNS.PLACE'),
        meta: { sort: 'place' },
        cell: (c) => <span className={css.place}>{placeOf(c.row.original.place) || none}</span>,
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
        cell: (c) => dateOf(c.row.original.createdAt),
      }),
    ]);
  }, [say, placeOf]);
}
