import { IconArchive, IconArchiveOff, IconMessage2, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messageLinks } from '#contract/messages/links.ts';
import { mayArchive } from '#contract/messages/rules.ts';
import type { MessageRow } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { useArchive, useRemove, useRestore } from './message/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What may be done with one message from the list, by who writes them. */
export function MessageRowMenu({ message }: { message: MessageRow }) {
  const say = useText();
  const archive = useArchive();
  const restore = useRestore();
  const remove = useRemove();
  return (
    <>
      <MenuItem
        leftSection={<IconMessage2 {...icon} />}
        renderRoot={(props) => <Link {...props} {...messageLinks.one(message.id)} />}
      >
        {say('MESSAGE.OPEN')}
      </MenuItem>
      <MenuItem
        leftSection={<IconPencil {...icon} />}
        renderRoot={(props) => <Link {...props} {...messageLinks.edit(message.id)} />}
      >
        {say('MESSAGE.EDIT')}
      </MenuItem>
      {mayArchive(message.state) && (
        <MenuItem leftSection={<IconArchive {...icon} />} onClick={() => void archive(message)}>
          {say('MESSAGE.ARCHIVE.YES')}
        </MenuItem>
      )}
      {message.state === 'archive' && (
        <MenuItem leftSection={<IconArchiveOff {...icon} />} onClick={() => void restore(message)}>
          {say('MESSAGE.RESTORE.YES')}
        </MenuItem>
      )}
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(message)}>
        {say('MESSAGE.DELETE.DO')}
      </MenuItem>
    </>
  );
}
