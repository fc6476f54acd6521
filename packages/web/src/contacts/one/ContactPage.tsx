import { ActionIcon, Button } from '@mantine/core';
import { IconAddressBook, IconDots, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contactLinks } from '#contract/contacts/links.ts';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import { useRemembered, useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { ContactItems } from '../rows/ContactItems.tsx';
import { useContact, useFile } from '../rows/data.ts';
import { MissingContact } from '../rows/MissingContact.tsx';
import { OpenTag } from '../rows/OpenTag.tsx';
import { ContactMarks, ContactSign } from '../rows/Signs.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { ContactNotes } from './ContactNotes.tsx';
import { HoursCard } from './HoursCard.tsx';
import { ReachCard } from './ReachCard.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One contact, to call and to read; other nouns bring what stands under it. */
export function ContactPage({ more }: { more: ReactNode }) {
  const say = useText();
  const { id } = useParams({ from: '/inside/adresar-kontaktu/$id' });
  useRemembered();
  const of = useContact(id);
  if (!(id > 0) || (of.error?.status === 404 && !of.data)) return <MissingContact key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      star="contact"
      title={of.data?.full_name ?? say('CONTACTS.ONE')}
      back={{ ...contactLinks.list(), name: say('CONTACTS.TITLE') }}
      sign={(contact) => <ContactSign contact={contact} />}
      sub={(contact) => (
        <>
          <span>{say(`CONTACTS.CATEGORIES.${contact.category}`)}</span>
          {contact.position && <span>{contact.position}</span>}
          <OpenTag contact={contact} />
          <ContactMarks contact={contact} />
        </>
      )}
      actions={(contact) => <Actions contact={contact} />}
    >
      {(contact) => (
        <Columns>
          <Column>
            <ReachCard contact={contact} />
            {more}
            <ContactNotes contact={contact} />
          </Column>
          <Column>
            <HoursCard contact={contact} />
            <ContactFacts contact={contact} />
          </Column>
        </Columns>
      )}
    </RecordPage>
  );
}

function Actions({ contact }: { contact: ContactDetail }) {
  const say = useText();
  const navigate = useNavigate();
  const save = useFile();
  const list = useWayBack(contactLinks.list());
  const leave = () => {
    if (!list.go()) void navigate({ ...contactLinks.list(), search: list.search, replace: true });
  };
  if (!contact.may.edit)
    return (
      <Button
        variant="default"
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => void save('vcf', [contact.id]).catch(() => undefined)}
      >
        {say('CONTACTS.VCARD')}
      </Button>
    );
  return (
    <>
      <DropMenu
        width={280}
        opener={
          <ActionIcon aria-label={say('CONTACTS.MORE')} variant="default">
            <IconDots {...icon} />
          </ActionIcon>
        }
      >
        <ContactItems contact={contact} without="edit" onGone={leave} />
      </DropMenu>
      <Button
        variant="default"
        leftSection={<IconPencil {...icon} />}
        renderRoot={(props) => <Link {...props} {...contactLinks.edit(contact.id)} />}
      >
        {say('CONTACTS.EDIT')}
      </Button>
    </>
  );
}
