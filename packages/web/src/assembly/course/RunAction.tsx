import { Button } from '@mantine/core';
import { IconDoorEnter, IconGavel } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { assemblyLinks } from '#contract/assembly/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useDesk } from '../desk/data.ts';

/** From the page of a meeting to its desk once that may be opened, and to where it is led once people are registered. */
export function RunAction({ id }: { id: number }) {
  const mayBoth = [useMay('meetingOwners', 'rw'), useMay('vote', 'rw')].every(Boolean);
  return mayBoth ? <Leading id={id} /> : null;
}

function Leading({ id }: { id: number }) {
  const say = useText();
  const { data } = useDesk(id);
  if (data?.mayOpen)
    return (
      <Button
        leftSection={<IconDoorEnter size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...assemblyLinks.desk(id)} />}
      >
        {say('ASSEMBLY.CLOSED.OPEN')}
      </Button>
    );
  if (!data?.isOpen || data.meeting.status !== 'scheduled') return null;
  return (
    <Button
      leftSection={<IconGavel size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...assemblyLinks.run(id)} />}
    >
      {say('COURSE.LEAD')}
    </Button>
  );
}
