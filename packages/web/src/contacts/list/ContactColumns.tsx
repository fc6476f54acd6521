import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { contactLinks } from '#contract/contacts/links.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ContactMarks, ContactSign, isMarked } from '../rows/Signs.tsx';
import css from './ContactColumns.module.css';
import { EmailLinks, PhoneLinks } from './ReachLinks.tsx';

/** Orders the server knows, and what they are called. */
export const orders = {
  name: 'CONTACTS.COLUMNS.NAME',
  category: 'CONTACTS.COLUMNS.CATEGORY',
} as const satisfies Record<string, TextKey>;

/** The contact as the link to it: sign, name, what it does. */
export function ContactLink({ contact }: { contact: ContactRow }) {
  const detail = [contact.position, contact.company].filter(Boolean).join(', ');
  return (
    <span className={css.contact}>
      <ContactSign contact={contact} />
      <span className={css.words}>
        <Link {...linkTo(contactLinks.one(contact.id))}>{contact.full_name}</Link>
        {detail && <span className={css.detail}>{detail}</span>}
        {isMarked(contact) && (
          <span className={css.marks}>
            <ContactMarks contact={contact} />
          </span>
        )}
      </span>
    </span>
  );
}

const column = columnsOf<ContactRow>();

export function useContactColumns() {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say(orders.name),
          meta: { sort: 'name' },
          cell: (c) => <ContactLink contact={c.row.original} />,
        }),
        column.display({
          id: 'category',
          header: say(orders.category),
          meta: { sort: 'category', optional: true },
          cell: (c) => say(`CONTACTS.CATEGORIES.${c.row.original.category}`),
        }),
        column.display({
          id: 'phones',
          header: say('CONTACTS.COLUMNS.PHONES'),
          cell: (c) => <PhoneLinks phones={c.row.original.phones} />,
        }),
        column.display({
          id: 'emails',
          header: say('CONTACTS.COLUMNS.EMAILS'),
          cell: (c) => <EmailLinks emails={c.row.original.emails} />,
        }),
      ]),
    [say],
  );
}
