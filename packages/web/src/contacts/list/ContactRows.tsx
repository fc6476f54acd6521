import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import type { ContactCategory, ContactRow } from '#contract/contacts/schema.ts';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { ContactItems } from '../rows/ContactItems.tsx';
import { type ContactListState, useAdministers, type useContacts, useFile, useRemoveAll } from '../rows/data.ts';
import { useContactColumns } from './ContactColumns.tsx';
import { ContactCard, EmptyTab } from './ContactFaces.tsx';
import type { Opened } from './opened.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { list: ContactListState; of: ReturnType<typeof useContacts>; total: number; opened: Opened };

/** Rows of the chosen tab with what can be done with one of them and with several. */
export function ContactRows({ list, of, total, opened }: Props) {
  const say = useText();
  const administers = useAdministers();
  const isGrouped = list.sort.endsWith('category');
  const columns = useContactColumns({ isGrouped, isBeside: opened.id !== null });
  const save = useFile();
  const removeAll = useRemoveAll();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  const counts = new Map(of.data?.groups.map(({ category, count }) => [category as string, count]));
  const removeThese = async (ids: number[], clear: () => void) => {
    if (!(await removeAll(ids))) return;
    clear();
    if (opened.id !== null && ids.includes(opened.id)) opened.close();
  };
  const bulk = (ids: number[], clear: () => void) => (
    <>
      <Button
        variant="default"
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => void save('vcf', ids).catch(() => undefined)}
      >
        {say('CONTACTS.VCARD')}
      </Button>
      <RemoveButton variant="default" onClick={() => void removeThese(ids, clear)} />
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
      card={(contact) => <ContactCard contact={contact} isGrouped={isGrouped} />}
      openId={opened.id}
      groups={
        isGrouped
          ? {
              of: ({ category }) => category,
              name: (category) => say(`CONTACTS.CATEGORIES.${category as ContactCategory}`),
              count: (category) => counts.get(category),
            }
          : undefined
      }
      {...(administers &&
        // Beside a contact that is open the menu is there, and names have its room here.
        opened.id === null && { menu: (contact: ContactRow) => <ContactItems contact={contact} /> })}
      {...(administers && {
        bulk: { text: (count: number) => say('CONTACTS.SELECTED', { count }), actions: bulk },
      })}
    />
  );
}
