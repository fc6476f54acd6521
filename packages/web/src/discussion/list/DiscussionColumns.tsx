import { useMemo } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { DiscussionRow } from '#contract/discussion/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { isMarked, Marks } from '../rows/Marks.tsx';
import css from './DiscussionColumns.module.css';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  lastAt: 'DISCUSSION.COLUMNS.LAST',
  name: 'DISCUSSION.COLUMNS.NAME',
  owner: 'DISCUSSION.COLUMNS.OWNER',
  replies: 'DISCUSSION.COLUMNS.REPLIES',
  createdAt: 'DISCUSSION.COLUMNS.STARTED',
};

export const DiscussionName = ({ row }: { row: DiscussionRow }) => (
  <ListLink to={discussionLinks.one(row.url_hash)}>{typo(row.name)}</ListLink>
);

const column = columnsOf<DiscussionRow>();

export function useDiscussionColumns() {
  const say = useText();
  const { dayOf, moment } = useShown();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('DISCUSSION.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: ({ row: { original: d } }) => (
            <ListCell marks={isMarked(d) && <Marks row={d} />}>
              <DiscussionName row={d} />
              <SecondLine>{typo(d.excerpt)}</SecondLine>
            </ListCell>
          ),
        }),
        column.display({
          id: 'owner',
          header: say('DISCUSSION.COLUMNS.OWNER'),
          meta: { sort: 'owner' },
          cell: (c) => c.row.original.owner?.full_name ?? say('DISCUSSION.NOBODY'),
        }),
        column.display({
          id: 'replies',
          header: say('DISCUSSION.COLUMNS.REPLIES'),
          meta: { sort: 'replies' },
          cell: (c) => <span className={css.number}>{c.row.original.commentCount}</span>,
        }),
        column.display({
          id: 'lastAt',
          header: say('DISCUSSION.COLUMNS.LAST'),
          meta: { sort: 'lastAt' },
          cell: ({ row: { original: d } }) =>
            d.commentCount > 0 ? <span className={css.number}>{moment(d.lastAt)}</span> : '–',
        }),
        column.display({
          id: 'createdAt',
          header: say('DISCUSSION.COLUMNS.STARTED'),
          meta: { sort: 'createdAt', optional: true as const },
          cell: (c) => <span className={css.number}>{dayOf(c.row.original.createdAt)}</span>,
        }),
      ]),
    [say, dayOf, moment],
  );
}
