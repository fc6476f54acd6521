import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { feeds } from '#contract/feeds/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

/** Saves an event as a file that calendars open; of a series the whole of it. */
export function SaveButton({ id }: { id: number }) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const { run, busy } = useChange(feeds.ticket);
  const save = async () => {
    const ticket = await run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return (
    <Button
      variant="default"
      loading={busy}
      title={say('FEEDS.FILE_HINT')}
      leftSection={<IconCalendarDown size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {say('FEEDS.FILE')}
    </Button>
  );
}
