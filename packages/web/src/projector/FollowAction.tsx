import { Button } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { meetings } from '#contract/meetings/endpoints.ts';
import { projectorLinks } from '#contract/projector/links.ts';
import { useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useBoard } from './data.ts';

const dayLong = 24 * 3600_000;

/** From the page of a meeting to what the projector shows, while there is something to follow. */
export function FollowAction({ id }: { id: number }) {
  // The page around it has read it already.
  const { data: meeting } = useReading(meetings.one, { id });
  // Nobody is registered sooner, so there is nothing to ask for.
  const isNear = meeting?.status === 'scheduled' && Date.parse(meeting.start) - Date.now() < dayLong;
  return isNear ? <Following id={id} /> : null;
}

function Following({ id }: { id: number }) {
  const say = useText();
  const { data } = useBoard(id);
  if (!data?.room || data.phase === 'over') return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceTv size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...projectorLinks.follow(id)} />}
    >
      {say('BOARD.FOLLOW')}
    </Button>
  );
}
