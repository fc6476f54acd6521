import { IconAddressBook, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { contactLinks } from '#contract/contacts/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useAdministers, useFile, useRemove } from './data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type Props = {
  contact: { id: number; full_name: string };
  /** What stands elsewhere already. */
  without?: 'edit' | undefined;
  /** The way to its own page, where it is not that. */
  page?: boolean;
  onGone?: () => void;
};

/** What can be done with one contact, as items of a menu. */
export function ContactItems({ contact, without, page = false, onGone }: Props) {
  const say = useText();
  const administers = useAdministers();
  const remove = useRemove();
  const save = useFile();
  return (
    <>
      {page && (
        <MenuItem
          leftSection={<IconExternalLink {...icon} />}
          renderRoot={(props) => <Link {...props} {...linkTo(contactLinks.one(contact.id))} />}
        >
          {say('CONTACTS.PANEL.PAGE')}
        </MenuItem>
      )}
      <MenuItem
        leftSection={<IconAddressBook {...icon} />}
        onClick={() => void save('vcf', [contact.id]).catch(() => undefined)}
      >
        {say('CONTACTS.VCARD')}
      </MenuItem>
      {administers && without !== 'edit' && (
        <MenuItem
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...contactLinks.edit(contact.id)} />}
        >
          {say('CONTACTS.EDIT')}
        </MenuItem>
      )}
      {administers && (
        <MenuItem
          color="cihla"
          leftSection={<IconTrash {...icon} />}
          onClick={() => void remove(contact).then((isGone) => isGone && onGone?.())}
        >
          {say('CONTACTS.DELETE.DO')}
        </MenuItem>
      )}
    </>
  );
}
