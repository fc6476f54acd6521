import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import type { RunDetail } from '#contract/prescriptions/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';

/** The one act: issues what is seen, or leads to what is in doubt. */
export function IssueBar({ run }: { run: RunDetail }) {
  const say = useText();
  const issue = useChange(prescriptions.issue);
  const waits = run.doubtCount;
  const issued = async () => {
    if (waits > 0) {
      document.getElementById('doubts')?.scrollIntoView({ block: 'center' });
      document.querySelector<HTMLElement>('#doubts button')?.focus({ preventScroll: true });
      return;
    }
    const question = {
      title: say('PRESCRIPTIONS.ISSUE.TITLE', { name: run.name, count: run.units }),
      text: say('PRESCRIPTIONS.ISSUE.TEXT'),
      yes: say('PRESCRIPTIONS.ISSUE.OPEN'),
      no: say('PRESCRIPTIONS.ISSUE.NOT_YET'),
    };
    if (await confirm(question)) await issue.run({ id: run.id, fingerprint: run.fingerprint }).catch(() => undefined);
  };
  return (
    <StickyBar>
      <StickyText>
        {waits > 0 ? say('PRESCRIPTIONS.ISSUE.FIRST', { count: waits }) : say('PRESCRIPTIONS.ISSUE.WARN')}
      </StickyText>
      <StickyEnd>
        <Button
          loading={issue.busy}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void issued()}
        >
          {say('PRESCRIPTIONS.ISSUE.OPEN')}
        </Button>
      </StickyEnd>
    </StickyBar>
  );
}
