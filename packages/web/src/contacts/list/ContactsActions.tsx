import { ActionIcon, Button } from '@mantine/core';
import { IconAddressBook, IconDots, IconPrinter, IconTable } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { type ContactListState, useAdministers, useFile, usePoster } from '../rows/data.ts';
import { AddContact } from './ContactFaces.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Files for everybody, a new contact for who writes them. */
export function ContactsActions({ list }: { list: ContactListState }) {
  const say = useText();
  const administers = useAdministers();
  const save = useFile(list);
  const saveAll = useFile();
  const poster = usePoster();
  return (
    <>
      <DropMenu
        width={300}
        opener={
          administers ? (
            <ActionIcon aria-label={say('CONTACTS.MORE')} variant="default">
              <IconDots {...icon} />
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={<IconDots {...icon} />}>
              {say('CONTACTS.MORE')}
            </Button>
          )
        }
      >
        <MenuItem
          leftSection={<IconAddressBook {...icon} />}
          onClick={() => void saveAll('vcf').catch(() => undefined)}
        >
          {say('CONTACTS.VCARD_ALL')}
        </MenuItem>
        <MenuItem leftSection={<IconTable {...icon} />} onClick={() => void save('xlsx').catch(() => undefined)}>
          {say('CONTACTS.XLSX')}
        </MenuItem>
        {administers &&
          (['house', 'entrances'] as const).map((of) => (
            <MenuItem
              key={of}
              leftSection={<IconPrinter {...icon} />}
              onClick={() => void poster(of).catch(() => undefined)}
            >
              {say(of === 'house' ? 'CONTACTS.POSTER_HOUSE' : 'CONTACTS.POSTER_ENTRANCES')}
            </MenuItem>
          ))}
      </DropMenu>
      <AddContact />
    </>
  );
}
