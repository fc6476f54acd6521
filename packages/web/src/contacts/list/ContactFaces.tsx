import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { contactLinks } from '#contract/contacts/links.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { useAdministers } from '../rows/data.ts';
import css from './ContactColumns.module.css';
import { ContactLink } from './ContactColumns.tsx';
import { ContactReach, EmailLinks, PhoneLinks } from './ReachLinks.tsx';

/** The way to a new contact, for who writes them. */
export function AddContact() {
  const say = useText();
  if (!useAdministers()) return null;
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...contactLinks.add()} />}
    >
      {say('CONTACTS.ADD')}
    </Button>
  );
}

/** A house that has written nobody down yet. */
export function NoContacts() {
  const say = useText();
  const administers = useAdministers();
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('CONTACTS.EMPTY.TITLE')}
        text={say(administers ? 'CONTACTS.EMPTY.TEXT' : 'CONTACTS.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>
          <AddContact />
        </OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without contacts. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('CONTACTS.EMPTY.TAB_TITLE')} text={say('CONTACTS.EMPTY.TAB_TEXT')} />;
}

/** A contact in the list on a narrow screen: in a group it calls by a sign, elsewhere what it does stands above it. */
export function ContactCard({ contact, isGrouped }: { contact: ContactRow; isGrouped: boolean }) {
  const say = useText();
  if (isGrouped)
    return (
      <div className={css.row}>
        <ContactLink contact={contact} />
        <ContactReach contact={contact} />
      </div>
    );
  return (
    <ListCard
      head={<span>{say(`CONTACTS.CATEGORIES.${contact.category}`)}</span>}
      title={<ContactLink contact={contact} />}
      rest={
        (contact.phones || contact.emails) && (
          <ListRest>
            <PhoneLinks phones={contact.phones} />
            <EmailLinks emails={contact.emails} />
          </ListRest>
        )
      }
    />
  );
}
