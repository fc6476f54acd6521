import { Button, Menu } from '@mantine/core';
import { IconAddressBook, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { contactLinks } from '#contract/contacts/links.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { NoMatch } from '../../kit/table/NoMatch.tsx';
import { Table } from '../../kit/table/Table.tsx';
import {
  type ContactListState,
  useAdministers,
  type useContacts,
  useFile,
  useRemove,
  useRemoveAll,
} from '../rows/data.ts';
import { useContactColumns } from './ContactColumns.tsx';
import { ContactCard, EmptyTab } from './ContactFaces.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with one of them. */
function Items({ contact }: { contact: ContactRow }) {
  const say = useText();
  const administers = useAdministers();
  const remove = useRemove();
  const save = useFile();
  return (
    <>
      <Menu.Item
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => void save('vcf', [contact.id]).catch(() => undefined)}
      >
        {say('CONTACTS.VCARD')}
      </Menu.Item>
      {administers && (
        <>
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            renderRoot={(props) => <Link {...props} {...contactLinks.edit(contact.id)} />}
          >
            {say('CONTACTS.EDIT')}
          </Menu.Item>
          <Menu.Item color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(contact)}>
            {say('CONTACTS.DELETE.DO')}
          </Menu.Item>
        </>
      )}
    </>
  );
}

type Props = { list: ContactListState; of: ReturnType<typeof useContacts>; total: number };

/** Rows of the chosen tab with what can be done with one of them and with several. */
export function ContactRows({ list, of, total }: Props) {
  const say = useText();
  const administers = useAdministers();
  const columns = useContactColumns();
  const save = useFile();
  const removeAll = useRemoveAll();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  const bulk = (ids: number[], clear: () => void) => (
    <>
      <Button
        variant="default"
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => void save('vcf', ids).catch(() => undefined)}
      >
        {say('CONTACTS.VCARD')}
      </Button>
      {administers && (
        <RemoveButton variant="default" onClick={() => void removeAll(ids).then((done) => done && clear())} />
      )}
    </>
  );
  return (
    <Table
      label={say('CONTACTS.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={of.parts.flatMap((part) => part.contacts)}
      total={total}
      columns={columns}
      nameOf={(contact) => contact.full_name}
      card={(contact) => <ContactCard contact={contact} />}
      menu={(contact) => <Items contact={contact} />}
      bulk={{ text: (count) => say('CONTACTS.SELECTED', { count }), actions: bulk }}
    />
  );
}
