import { ActionIcon, Button } from '@mantine/core';
import {
  IconAddressBook,
  IconDoor,
  IconDots,
  IconFileUpload,
  IconMail,
  IconMailOpened,
  IconTable,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { importLinks } from '#contract/imports/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useListFile } from '../care/data.ts';
import { useInviteMany } from '../invite/InviteMany.tsx';
import { type MemberListState, useWaitingIds } from '../rows/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Buttons of the list: files for everybody, the rest for those who administer members. */
export function MembersActions({ list, waiting }: { list: MemberListState; waiting: number }) {
  const say = useText();
  const administers = useMay('members', 'rw');
  const save = useListFile(list);
  const { invite, busy, place } = useInviteMany();
  const waitingIds = useWaitingIds();
  const inviteNow = async () => {
    await waitingIds().then(invite, () => undefined);
  };
  return (
    <>
      <DropMenu
        width={270}
        opener={
          <ActionIcon aria-label={say('MEMBERS.MORE')} variant="default">
            <IconDots {...icon} />
          </ActionIcon>
        }
      >
        <MenuItem leftSection={<IconTable {...icon} />} onClick={() => void save('xlsx').catch(() => undefined)}>
          {say('CARE.XLSX')}
        </MenuItem>
        <MenuItem leftSection={<IconAddressBook {...icon} />} onClick={() => void save('vcf').catch(() => undefined)}>
          {say('CARE.VCARD')}
        </MenuItem>
        {administers && (
          <MenuItem
            leftSection={<IconFileUpload {...icon} />}
            renderRoot={(props) => <Link {...props} {...importLinks.contacts()} />}
          >
            {say('CONTACT_IMPORT.OPEN')}
          </MenuItem>
        )}
        {administers && (
          <MenuItem
            leftSection={<IconMailOpened {...icon} />}
            renderRoot={(props) => <Link {...props} {...memberLinks.invitations()} />}
          >
            {say('LETTERS.TITLE')}
          </MenuItem>
        )}
        {administers && (
          <MenuItem
            leftSection={<IconDoor {...icon} />}
            renderRoot={(props) => <Link {...props} {...memberLinks.register()} />}
          >
            {say('REGISTER.TITLE')}
          </MenuItem>
        )}
      </DropMenu>
      {administers && waiting > 0 && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void inviteNow()}
        >
          {say('MEMBERS.INVITE.ALL', { count: waiting })}
        </Button>
      )}
      {administers && (
        <Button
          leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...memberLinks.add()} />}
        >
          {say('MEMBERS.NEW')}
        </Button>
      )}
      {place}
    </>
  );
}
