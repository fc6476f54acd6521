import { Button } from '@mantine/core';
import { IconArrowBackUp, IconListCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { TakeDialog } from './TakeDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What its author and the committee may do with it. */
export function ProposalActions({ p }: { p: ProposalDetail }) {
  const say = useText();
  const withdraw = useChange(proposals.withdraw);
  const [opened, open] = useState<'take' | 'decline' | null>(null);
  const close = () => open(null);
  const withdrawNow = async () => {
    const yes = await confirm({
      title: say('PROPOSAL.WITHDRAW.TITLE', { name: typo(p.name) }),
      text: say('PROPOSAL.WITHDRAW.TEXT'),
      yes: say('PROPOSAL.WITHDRAW.YES'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await withdraw.run({ id: p.id }).catch(() => undefined);
  };
  return (
    <>
      {p.may.withdraw && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp {...icon} />}
          loading={withdraw.busy}
          onClick={() => void withdrawNow()}
        >
          {say('PROPOSAL.WITHDRAW.OPEN')}
        </Button>
      )}
      {p.may.decline && (
        <Button variant="default" leftSection={<IconX {...icon} />} onClick={() => open('decline')}>
          {say('PROPOSAL.DECLINE.OPEN')}
        </Button>
      )}
      {p.may.take && (
        <Button leftSection={<IconListCheck {...icon} />} onClick={() => open('take')}>
          {say('PROPOSAL.TAKE.OPEN')}
        </Button>
      )}
      {opened === 'take' && <TakeDialog p={p} onClose={close} />}
      {opened === 'decline' && <DeclineDialog p={p} onClose={close} />}
    </>
  );
}
