import {
  IconArchive,
  IconArrowBackUp,
  IconDoorExit,
  IconMail,
  IconPencil,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { defaultRoles } from '#contract/access.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberDetail, MemberRow } from '#contract/members/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useMayChangeRoles } from './data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What may be done with a person, as the server says it of one and this list guesses it of a row. */
export type May = Pick<MemberDetail['may'], 'edit' | 'invite' | 'removeAccess' | 'archive' | 'restore' | 'remove'>;
export type Doing = Exclude<keyof May, 'edit'>;

/** The same for a row of the list; an officer's way in and out is opened only by who gives offices. */
export function useMayWith() {
  const administers = useMay('members', 'rw');
  const changesRoles = useMayChangeRoles();
  return ({ archived, died, access, role }: MemberRow): May => {
    const isPlain = defaultRoles[role.name].group === 'owners' && role.customRoleId === null;
    const closes = administers && !archived && (isPlain || changesRoles);
    return {
      edit: administers && !archived && !died,
      invite: closes && !died && access !== 'active',
      removeAccess: closes && access !== 'none',
      archive: closes,
      restore: administers && archived,
      remove: administers && archived,
    };
  };
}

type Props = {
  id: number;
  may: May;
  invited: boolean;
  act: (doing: Doing) => void;
  inList?: boolean;
  /** What only the page of one person offers. */
  more?: ReactNode;
};

/** Items of a person's menu; in the list also the way to them and to their form. */
export function MemberMenu({ id, may, invited, act, inList = false, more }: Props) {
  const say = useText();
  return (
    <>
      {inList && (
        <MenuItem
          leftSection={<IconUser {...icon} />}
          renderRoot={(props) => <Link {...props} {...memberLinks.one(id)} />}
        >
          {say('MEMBERS.OPEN')}
        </MenuItem>
      )}
      {inList && may.edit && (
        <MenuItem
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...memberLinks.edit(id)} />}
        >
          {say('MEMBERS.EDIT')}
        </MenuItem>
      )}
      {may.invite && (
        <MenuItem leftSection={<IconMail {...icon} />} onClick={() => act('invite')}>
          {say(invited ? 'MEMBERS.INVITE.AGAIN' : 'MEMBERS.INVITE.ACT')}
        </MenuItem>
      )}
      {may.removeAccess && (
        <MenuItem leftSection={<IconDoorExit {...icon} />} onClick={() => act('removeAccess')}>
          {say('MEMBERS.CLOSE.ACT')}
        </MenuItem>
      )}
      {may.archive && (
        <MenuItem leftSection={<IconArchive {...icon} />} onClick={() => act('archive')}>
          {say('MEMBERS.ARCHIVE.ACT')}
        </MenuItem>
      )}
      {more}
      {may.restore && (
        <MenuItem leftSection={<IconArrowBackUp {...icon} />} onClick={() => act('restore')}>
          {say('MEMBERS.RESTORE.ACT')}
        </MenuItem>
      )}
      {may.remove && (
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => act('remove')}>
          {say('MEMBERS.DELETE.ACT')}
        </MenuItem>
      )}
    </>
  );
}
