import { useMemo } from 'react';
import { messageLinks } from '#contract/messages/links.ts';
import type { MessageRow } from '#contract/messages/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { columnsOf } from '../kit/table/columns.ts';
import { ListCell, ListLink } from '../kit/table/ListCell.tsx';
import css from './MessageColumns.module.css';
import { useTitle } from './message/data.ts';
import { MessageLabel } from './message/MessageLabel.tsx';
import { isMarked, Marks, UnreadDot } from './message/MessageMarks.tsx';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  dateFrom: 'MESSAGE.COLUMNS.FROM',
  title: 'MESSAGE.COLUMNS.TITLE',
  label: 'MESSAGE.COLUMNS.LABEL',
  owner: 'MESSAGE.COLUMNS.OWNER',
  dateTo: 'MESSAGE.COLUMNS.TO',
};

/** The title as a link, lit while it was not opened. */
export function MessageTitle({ message }: { message: MessageRow }) {
  const titleOf = useTitle();
  return (
    <ListLink to={messageLinks.one(message.id)}>
      <span>
        {message.unread && <UnreadDot />}
        {titleOf(message)}
      </span>
    </ListLink>
  );
}

/** Title and under it what is special about the message. */
function TitleCell({ message }: { message: MessageRow }) {
  return (
    <ListCell marks={isMarked(message) && <Marks message={message} />}>
      <MessageTitle message={message} />
    </ListCell>
  );
}

const column = columnsOf<MessageRow>();

export function useMessageColumns() {
  const say = useText();
  const shown = useShown();
  const follows = useMay('messages', 'rw');
  return useMemo(() => {
    const quiet = (text: string) => <span className={css.quiet}>{text}</span>;
    const all = [
      column.display({
        id: 'title',
        header: say('MESSAGE.COLUMNS.TITLE'),
        meta: { sort: 'title' },
        cell: (c) => <TitleCell message={c.row.original} />,
      }),
      column.display({
        id: 'label',
        header: say('MESSAGE.COLUMNS.LABEL'),
        meta: { sort: 'label' },
        cell: (c) => <MessageLabel label={c.row.original.label.id} />,
      }),
      column.display({
        id: 'owner',
        header: say('MESSAGE.COLUMNS.OWNER'),
        meta: { sort: 'owner' },
        cell: (c) => <span className={css.owner}>{c.row.original.owner?.full_name ?? say('MESSAGE.NOBODY')}</span>,
      }),
      column.display({
        id: 'dateFrom',
        header: say('MESSAGE.COLUMNS.FROM'),
        meta: { sort: 'dateFrom' },
        cell: ({ row: { original: m } }) =>
          m.dateFrom ? <span className={css.date}>{shown.dayOf(m.dateFrom)}</span> : quiet(say('MESSAGE.NOT_YET')),
      }),
      column.display({
        id: 'dateTo',
        header: say('MESSAGE.COLUMNS.TO'),
        meta: { sort: 'dateTo', optional: true as const },
        cell: ({ row: { original: m } }) => quiet(m.dateTo ? shown.dayOf(m.dateTo) : say('MESSAGE.NO_END')),
      }),
    ];
    /** Of a message whose confirmations are not counted for the reader: why. */
    const uncounted = (m: MessageRow) => {
      if (!m.acceptRead) return say('MESSAGE.NOT_FOLLOWED');
      return m.state === 'concept' || m.state === 'planned' ? say('MESSAGE.NOT_YET') : '–';
    };
    const read = column.display({
      id: 'read',
      header: say('MESSAGE.COLUMNS.READ'),
      cell: ({ row: { original: m } }) =>
        m.accepts ? <span className={css.date}>{say('MESSAGE.READ_OF', m.accepts)}</span> : quiet(uncounted(m)),
    });
    return column.columns(follows ? [...all, read] : all);
  }, [say, shown, follows]);
}
