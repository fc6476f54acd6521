import { Link } from '@tanstack/react-router';
import { type MouseEvent, use, useMemo } from 'react';
import { contactLinks } from '#contract/contacts/links.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { OpenWords } from '../rows/OpenTag.tsx';
import { ContactMarks, ContactSign, isMarked } from '../rows/Signs.tsx';
import css from './ContactColumns.module.css';
import { OpenedContext, RowMoreContext, rowLink } from './opened.ts';
import { ContactReach, EmailLinks, PhoneLinks } from './ReachLinks.tsx';

/** Orders the server knows, and what they are called. */
export const orders = {
  category: 'CONTACTS.COLUMNS.CATEGORY',
  name: 'CONTACTS.COLUMNS.NAME',
} as const satisfies Record<string, TextKey>;

/** The contact as the link to it: sign, name, what it does. Where there is room it opens beside the list. */
export function ContactLink({ contact }: { contact: ContactRow }) {
  const { id: openId, open } = use(OpenedContext);
  const More = use(RowMoreContext);
  const detail = [contact.position, contact.company].filter(Boolean).join(', ');
  const onClick = (e: MouseEvent) => {
    if (!open || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    open(contact.id);
  };
  return (
    <span className={css.contact}>
      <ContactSign contact={contact} />
      <span className={css.words}>
        <Link
          {...linkTo(contactLinks.one(contact.id))}
          id={rowLink(contact.id)}
          aria-current={openId === contact.id || undefined}
          onClick={onClick}
        >
          {contact.full_name}
        </Link>
        <span className={css.detail}>
          {detail && <span>{detail}</span>}
          <OpenWords contact={contact} />
          {More && <More id={contact.id} />}
        </span>
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
type Cell = { row: { original: ContactRow } };
// They stay the same whatever columns there are, so that a link keeps its focus when others come and go.
const NameCell = (c: Cell) => <ContactLink contact={c.row.original} />;
const PhonesCell = (c: Cell) => <PhoneLinks phones={c.row.original.phones} />;
const EmailsCell = (c: Cell) => <EmailLinks emails={c.row.original.emails} />;
const ReachCell = (c: Cell) => <ContactReach contact={c.row.original} />;

type Shown = { isGrouped: boolean; isBeside: boolean };

/** Beside a contact that is open numbers and addresses are signs; in groups nobody repeats what they do. */
export function useContactColumns({ isGrouped, isBeside }: Shown) {
  const say = useText();
  return useMemo(() => {
    const name = { id: 'name', header: say(orders.name), meta: { sort: 'name' }, cell: NameCell };
    const category = column.display({
      id: 'category',
      header: say(orders.category),
      meta: { sort: 'category', optional: true },
      cell: (c) => say(`CONTACTS.CATEGORIES.${c.row.original.category}`),
    });
    const reach = { id: 'reach', header: say('CONTACTS.COLUMNS.REACH'), meta: { align: 'right' as const } };
    const kind = isGrouped ? [] : [category];
    const ways = [
      column.display({ id: 'phones', header: say('CONTACTS.COLUMNS.PHONES'), cell: PhonesCell }),
      column.display({ id: 'emails', header: say('CONTACTS.COLUMNS.EMAILS'), cell: EmailsCell }),
    ];
    const signs = column.display({ ...reach, cell: ReachCell });
    return column.columns([column.display(name), ...(isBeside ? [signs] : [...kind, ...ways])]);
  }, [say, isGrouped, isBeside]);
}
