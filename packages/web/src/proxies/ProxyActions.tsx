import { ActionIcon, Button } from '@mantine/core';
import { IconBan, IconCheck, IconDots, IconPencil, IconUserOff, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import { useMay, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { DropMenu } from '../kit/menu/DropMenu.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { CompleteDialog } from './power/CompleteDialog.tsx';
import { agentName, useApprove } from './power/data.ts';
import { RefuseDialog, RenounceDialog, RevokeDialog } from './power/ReasonDialogs.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Opened = 'refuse' | 'revoke' | 'renounce' | 'complete' | null;

/** What the reader may do with the power: approve and refuse, complete, revoke, give up. */
export function ProxyActions({ proxy }: { proxy: ProxyDetail }) {
  const say = useText();
  const me = useMe();
  const administers = useMay('vote', 'rw');
  const own = proxy.principal.id === me.id;
  const approve = useApprove();
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const names = { principal: proxy.principal.full_name, agent: agentName(proxy) };
  const approveNow = async () => {
    const yes = await confirm({
      title: say('PROXIES.APPROVE.TITLE'),
      text: say(own ? 'PROXIES.APPROVE.OWN_TEXT' : 'PROXIES.APPROVE.TEXT', names),
      yes: say('PROXIES.APPROVE.YES'),
      no: say('BASE.CANCEL'),
    });
    if (yes) await approve.run({ id: proxy.id, updatedAt: proxy.updatedAt }).catch(() => undefined);
  };
  const waits = proxy.state === 'waiting';
  const completes = administers && (waits || proxy.state === 'approved');
  const revoke = proxy.mayRevoke && (
    <Button variant="default" leftSection={<IconBan {...icon} />} onClick={() => open('revoke')}>
      {say('PROXIES.REVOKE.OPEN')}
    </Button>
  );
  const renounce = proxy.mayRenounce && (
    <Button variant="default" leftSection={<IconUserOff {...icon} />} onClick={() => open('renounce')}>
      {say('PROXIES.RENOUNCE.OPEN')}
    </Button>
  );
  return (
    <>
      {completes ? (
        <DropMenu
          opener={
            <ActionIcon aria-label={say('PROXIES.MORE')} variant="default">
              <IconDots {...icon} />
            </ActionIcon>
          }
        >
          <MenuItem leftSection={<IconPencil {...icon} />} onClick={() => open('complete')}>
            {say('PROXIES.COMPLETE.OPEN')}
          </MenuItem>
          {proxy.mayRevoke && (
            <MenuItem leftSection={<IconBan {...icon} />} onClick={() => open('revoke')}>
              {say('PROXIES.REVOKE.OPEN')}
            </MenuItem>
          )}
        </DropMenu>
      ) : (
        revoke
      )}
      {renounce}
      {waits && proxy.mayRefuse && (
        <Button variant="default" leftSection={<IconX {...icon} />} onClick={() => open('refuse')}>
          {say('PROXIES.REFUSE.OPEN')}
        </Button>
      )}
      {waits && proxy.mayDecide && (
        <Button leftSection={<IconCheck {...icon} />} loading={approve.busy} onClick={() => void approveNow()}>
          {say('PROXIES.APPROVE.OPEN')}
        </Button>
      )}
      {opened === 'refuse' && <RefuseDialog proxy={proxy} onClose={close} />}
      {opened === 'revoke' && <RevokeDialog proxy={proxy} onClose={close} />}
      {opened === 'renounce' && <RenounceDialog proxy={proxy} onClose={close} />}
      {opened === 'complete' && <CompleteDialog proxy={proxy} onClose={close} />}
    </>
  );
}
