import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { DecisionState } from '#contract/approvals/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { ManyDialog } from './ManyDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What the reader decides of all chosen requests at once. */
export function ManyActions({ ids, clear }: { ids: readonly number[]; clear: () => void }) {
  const say = useText();
  const [status, ask] = useState<DecisionState | null>(null);
  const close = (isDone: boolean) => {
    ask(null);
    if (isDone) clear();
  };
  return (
    <>
      <Button variant="default" leftSection={<IconCheck {...icon} />} onClick={() => ask('approved')}>
        {say('APPROVAL.MANY.APPROVE')}
      </Button>
      <Button variant="default" leftSection={<IconX {...icon} />} onClick={() => ask('rejected')}>
        {say('APPROVAL.MANY.REJECT')}
      </Button>
      {status && <ManyDialog ids={ids} status={status} onClose={close} />}
    </>
  );
}
