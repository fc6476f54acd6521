import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import { second } from '#contract/second/endpoints.ts';
import { useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';

/** The way to what waits for a second person, with its number; none while nothing does. */
export function SecondLink() {
  const say = useText();
  const data = useReading(second.list, {}).data;
  const count = (data?.total ?? 0) + (data?.asks.length ?? 0);
  if (count === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconUsers size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...voteLinks.seconds()} />}
    >
      {say('SECOND.OPEN_COUNT', { count })}
    </Button>
  );
}
