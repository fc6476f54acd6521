import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { outboxLinks } from '#contract/outbox/links.ts';
import type { MailRow } from '#contract/outbox/schema.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { columnsOf } from '../kit/table/columns.ts';
import { ListCard, ListRest } from '../kit/table/ListCard.tsx';
import css from './MailColumns.module.css';
import { MailSign } from './MailSign.tsx';

const column = columnsOf<MailRow>();

/** Day and time as tables write them. */
export function useMoment() {
  const format = useFormat();
  return (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
}

export const MailLink = ({ mail }: { mail: MailRow }) => (
  <Link {...outboxLinks.one(mail.id)} className={css.link}>
    {mail.subject}
  </Link>
);

export function useMailColumns() {
  const say = useText();
  const moment = useMoment();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'subject',
          header: say('OUTBOX.SUBJECT'),
          cell: (c) => <MailLink mail={c.row.original} />,
        }),
        column.display({
          id: 'recipient',
          header: say('OUTBOX.RECIPIENT'),
          cell: (c) => <span className={css.address}>{c.row.original.recipient}</span>,
        }),
        column.accessor((m) => m.houseName ?? say('OUTBOX.NO_HOUSE'), {
          id: 'house',
          header: say('OUTBOX.HOUSE'),
          meta: { optional: true },
        }),
        column.display({
          id: 'state',
          header: say('OUTBOX.STATE'),
          cell: (c) => <MailSign mail={c.row.original} />,
        }),
        column.accessor((m) => moment(m.createdAt), { id: 'id', header: say('OUTBOX.CREATED'), meta: { sort: 'id' } }),
      ]),
    [say, moment],
  );
}

/** A mail in the list on a narrow screen. */
export function MailCard({ mail }: { mail: MailRow }) {
  const moment = useMoment();
  return (
    <ListCard
      apart
      head={
        <>
          <MailSign mail={mail} />
          <span>{moment(mail.createdAt)}</span>
        </>
      }
      title={<MailLink mail={mail} />}
      rest={
        <>
          <span className={css.address}>{mail.recipient}</span>
          {mail.houseName && <ListRest>{mail.houseName}</ListRest>}
        </>
      }
    />
  );
}
