import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconDownload, IconGitMerge, IconGrave2, IconMail, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { downloadData } from '../care/data.ts';
import { EraseDialog } from '../care/EraseDialog.tsx';
import { MergeDialog } from '../care/MergeDialog.tsx';
import { DeathDialog } from '../death/DeathDialog.tsx';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { type Doing, MemberMenu } from '../rows/MemberMenu.tsx';
import { useActs } from '../rows/useActs.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Opened = 'invite' | 'remove' | 'merge' | 'death' | null;
type Props = { member: MemberDetail; own: boolean };

function More({ member, own, merge, death }: Props & { merge: () => void; death: () => void }) {
  const say = useText();
  return (
    <>
      {member.may.editName && (
        <MenuItem leftSection={<IconGitMerge {...icon} />} onClick={merge}>
          {say('CARE.MERGE.OPEN')}
        </MenuItem>
      )}
      <MenuItem
        leftSection={<IconDownload {...icon} />}
        onClick={() => void downloadData(member.id).catch(() => undefined)}
      >
        {say(own ? 'CARE.DATA_OWN' : 'CARE.DATA')}
      </MenuItem>
      {member.may.death && (
        <MenuItem leftSection={<IconGrave2 {...icon} />} onClick={death}>
          {say('DEATH.OPEN')}
        </MenuItem>
      )}
    </>
  );
}

/** What the reader may do with the person; nothing stands here for who only reads. */
export function MemberActions({ member, own }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const acts = useActs();
  const list = useWayBack(memberLinks.list());
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const { may, invitation } = member;
  if (!(own || may.editName || may.restore || may.archive)) return null;
  const act = (doing: Doing) => {
    if (doing === 'invite' || doing === 'remove') open(doing);
    else void acts[doing](member);
  };
  const leave = () => {
    close();
    if (!list.go()) void navigate({ ...memberLinks.list(), search: list.search, replace: true });
  };
  // The button beside the menu says it; one thing stands once.
  const invites = may.invite && member.access === 'none';
  const email = invitation?.email ?? member.emails[0]?.value ?? '';
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
        <MemberMenu
          id={member.id}
          may={{ ...may, invite: may.invite && !invites }}
          invited={invitation !== null}
          act={act}
          more={<More member={member} own={own} merge={() => open('merge')} death={() => open('death')} />}
        />
      </DropMenu>
      {invites && (
        <Button variant="default" leftSection={<IconMail {...icon} />} onClick={() => open('invite')}>
          {say('MEMBERS.INVITE.ACT')}
        </Button>
      )}
      {may.edit && (
        <Button
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...memberLinks.edit(member.id)} />}
        >
          {say('MEMBERS.EDIT')}
        </Button>
      )}
      {opened === 'invite' && <InviteDialog who={{ ...member, email, again: invitation !== null }} onClose={close} />}
      {opened === 'merge' && <MergeDialog member={member} onClose={close} />}
      {opened === 'death' && <DeathDialog id={member.id} name={member.full_name} onClose={close} />}
      {opened === 'remove' && <EraseDialog id={member.id} name={member.full_name} onClose={close} onGone={leave} />}
    </>
  );
}
