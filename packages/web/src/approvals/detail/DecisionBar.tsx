import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { approvals } from '#contract/approvals/endpoints.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { StickyBar, StickyEnd } from '../../kit/page/StickyBar.tsx';
import { useWhose } from '../rows/useWhose.ts';
import css from './Approval.module.css';
import { RejectDialog } from './RejectDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** On a phone both answers stay at the bottom; one tap approves, rejecting asks why. */
export function DecisionBar({ a }: { a: ApprovalDetail }) {
  const say = useText();
  const whose = useWhose(a);
  const decide = useChange(approvals.decide);
  const [rejects, reject] = useState(false);
  if (!a.waitsForMe) return null;
  const approve = () => decide.run({ id: a.id, userId: whose, status: 'approved' }).catch(() => undefined);
  return (
    <StickyBar unbroken>
      <StickyEnd className={css.whole}>
        <Button variant="default" leftSection={<IconX {...icon} />} onClick={() => reject(true)}>
          {say('APPROVAL.DECIDE.REJECT')}
        </Button>
        <Button loading={decide.busy} leftSection={<IconCheck {...icon} />} onClick={() => void approve()}>
          {say('APPROVAL.DECIDE.APPROVE')}
        </Button>
      </StickyEnd>
      {rejects && <RejectDialog id={a.id} userId={whose} onClose={() => reject(false)} />}
    </StickyBar>
  );
}
