import { Button } from '@mantine/core';
import { IconDoorEnter } from '@tabler/icons-react';
import type { Desk } from '#contract/assembly/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { useOpen } from './data.ts';

/** Nobody is written down yet: what opening does, and from when it may be done. */
export function ClosedDesk({ desk }: { desk: Desk }) {
  const say = useText();
  const shown = useShown();
  const open = useOpen();
  const { meeting, mayOpen, opensFrom } = desk;
  const why =
    meeting.status === 'finished'
      ? say('ASSEMBLY.CLOSED.OVER')
      : meeting.status === 'concept'
        ? say('ASSEMBLY.CLOSED.DRAFT')
        : mayOpen
          ? say('ASSEMBLY.CLOSED.TEXT')
          : say('ASSEMBLY.CLOSED.FROM', { when: shown.moment(opensFrom) });
  return (
    <EmptyState kind="lock" level={1} title={say('ASSEMBLY.CLOSED.TITLE')} text={why}>
      {mayOpen && (
        <Button
          loading={open.busy}
          leftSection={<IconDoorEnter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void open.run({ id: meeting.id }).catch(() => undefined)}
        >
          {say('ASSEMBLY.CLOSED.OPEN')}
        </Button>
      )}
    </EmptyState>
  );
}
