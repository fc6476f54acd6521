import { useMemo } from 'react';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { ApprovalRow } from '#contract/approvals/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { showMoney } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { isOver, OverTag, StateTag } from '../rows/Marks.tsx';
import css from './ApprovalColumns.module.css';
import { useAskedText } from './useAskedText.ts';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  createdAt: 'APPROVAL.COLUMNS.CREATED',
  title: 'APPROVAL.COLUMNS.TITLE',
  author: 'APPROVAL.COLUMNS.AUTHOR',
  dueOn: 'APPROVAL.COLUMNS.DUE',
  status: 'APPROVAL.COLUMNS.STATUS',
};

export const ApprovalName = ({ row }: { row: ApprovalRow }) => (
  <ListLink to={approvalLinks.one(row.id)}>{typo(row.title)}</ListLink>
);

const Title = ({ a }: { a: ApprovalRow }) => (
  <ListCell marks={isOver(a) && <OverTag />}>
    <ApprovalName row={a} />
    {a.amount !== null && <SecondLine>{showMoney(moneyOf(a.amount))}</SecondLine>}
  </ListCell>
);

/** Who asks, and since when. */
function Author({ a }: { a: ApprovalRow }) {
  const say = useText();
  const { dayOf } = useShown();
  return (
    <ListCell>
      {a.author?.full_name ?? say('APPROVAL.NOBODY')}
      <SecondLine>{dayOf(a.createdAt)}</SecondLine>
    </ListCell>
  );
}

const column = columnsOf<ApprovalRow>();

export function useApprovalColumns() {
  const say = useText();
  const { day } = useShown();
  const askedText = useAskedText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'title',
          header: say('APPROVAL.COLUMNS.TITLE'),
          meta: { sort: 'title' },
          cell: (c) => <Title a={c.row.original} />,
        }),
        column.display({
          id: 'author',
          header: say('APPROVAL.COLUMNS.AUTHOR'),
          meta: { sort: 'author' },
          cell: (c) => <Author a={c.row.original} />,
        }),
        column.display({
          id: 'asked',
          header: say('APPROVAL.COLUMNS.ASKED'),
          cell: (c) => askedText(c.row.original),
        }),
        column.display({
          id: 'decided',
          header: say('APPROVAL.COLUMNS.DECIDED'),
          cell: ({ row: { original: a } }) => (
            <span className={css.number}>{say('APPROVAL.OF', { n: a.decidedCount, m: a.askedCount })}</span>
          ),
        }),
        column.display({
          id: 'dueOn',
          header: say('APPROVAL.COLUMNS.DUE'),
          meta: { sort: 'dueOn' },
          cell: ({ row: { original: a } }) => <span className={css.number}>{a.dueOn ? day(a.dueOn) : '–'}</span>,
        }),
        column.display({
          id: 'status',
          header: say('APPROVAL.COLUMNS.STATUS'),
          meta: { sort: 'status' },
          cell: (c) => <StateTag a={c.row.original} />,
        }),
      ]),
    [say, day, askedText],
  );
}
