import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { DueRow } from '#contract/documents/schema-due.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListRest } from '../../kit/table/ListCard.tsx';
import { FileSign } from '../file/FileSign.tsx';
import lines from '../file/NameLines.module.css';
import css from './DueRows.module.css';
import { DueTag } from './DueTag.tsx';

const column = columnsOf<DueRow>();

/** Orders that the list knows, by what they are called. */
export const dueOrders = {
  dueOn: 'DUE.COLUMNS.DUE',
  name: 'DUE.COLUMNS.NAME',
  firm: 'DUE.COLUMNS.FIRM',
} as const;

function DueName({ row }: { row: DueRow }) {
  const say = useText();
  const place = row.breadcrumb.map((f) => f.name).join(' / ');
  return (
    <span className={lines.file}>
      <FileSign file={row} />
      <span className={lines.words}>
        <Link {...linkTo(documentLinks.one(row.id))} className={lines.link}>
          {wholeName(row)}
        </Link>
        <span className={lines.second}>{place || say('DOCUMENT.ROOT')}</span>
      </span>
    </span>
  );
}

export function useDueColumns() {
  const say = useText();
  const { day } = useWhen();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('DUE.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: (c) => <DueName row={c.row.original} />,
        }),
        column.display({
          id: 'kind',
          header: say('DUE.COLUMNS.KIND'),
          cell: (c) => say(`DUE.KINDS.${c.row.original.kind}`),
        }),
        column.display({
          id: 'firm',
          header: say('DUE.COLUMNS.FIRM'),
          meta: { sort: 'firm' },
          cell: (c) => c.row.original.firm,
        }),
        column.display({
          id: 'dueOn',
          header: say('DUE.COLUMNS.DUE'),
          meta: { sort: 'dueOn' },
          cell: (c) => <span className={css.day}>{day(c.row.original.dueOn)}</span>,
        }),
        column.display({
          id: 'state',
          header: say('DUE.COLUMNS.STATE'),
          cell: (c) => <DueTag dueOn={c.row.original.dueOn} />,
        }),
      ]),
    [say, day],
  );
}

/** A row on a narrow screen. */
export function DueCardRow({ row }: { row: DueRow }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <>
      <DueName row={row} />
      <ListRest>
        <DueTag dueOn={row.dueOn} />
        <span>{day(row.dueOn)}</span>
        <span>{say(`DUE.KINDS.${row.kind}`)}</span>
        {row.firm && <span>{row.firm}</span>}
      </ListRest>
    </>
  );
}
