import { useMemo } from 'react';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { SeenBy } from '../file/SeenBy.tsx';
import type { Sees } from '../file/tree.ts';
import css from './FileColumns.module.css';
import { FileName } from './FileName.tsx';

const column = columnsOf<DocumentRow>();

/** Orders that the list knows, by what they are called. */
export const orders = {
  name: 'DOCS.COLUMNS.NAME',
  changedAt: 'DOCS.COLUMNS.CHANGED',
  createdAt: 'DOCS.COLUMNS.CREATED',
  size: 'DOCS.COLUMNS.SIZE',
  type: 'DOCS.COLUMNS.TYPE',
  owner: 'DOCS.COLUMNS.OWNER',
} as const;

type Given = {
  /** Who opens a file; null where it is not told. */
  sees: ((file: DocumentRow) => Sees) | null;
  shownId: number | null;
  onShow: (id: number) => void;
};

export function useFileColumns({ sees, shownId, onShow }: Given) {
  const say = useText();
  const { dayOf } = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sees` and `onShow` are made anew at every look and say the same
  return useMemo(() => {
    const all = [
      column.display({
        id: 'name',
        header: say('DOCS.COLUMNS.NAME'),
        meta: { sort: 'name' },
        cell: ({ row: { original: file } }) => <FileName file={file} isShown={file.id === shownId} onShow={onShow} />,
      }),
      column.display({
        id: 'changedAt',
        header: say('DOCS.COLUMNS.CHANGED'),
        meta: { sort: 'changedAt' },
        cell: (c) => <span className={css.date}>{dayOf(c.row.original.changedAt)}</span>,
      }),
    ];
    const seen = column.display({
      id: 'seen',
      header: say('DOCS.COLUMNS.SEEN'),
      meta: { sort: 'isPublic' },
      cell: (c) => <span className={css.seen}>{sees && <SeenBy sees={sees(c.row.original)} />}</span>,
    });
    return column.columns(sees ? [...all, seen] : all);
  }, [say, dayOf, shownId, sees === null]);
}
