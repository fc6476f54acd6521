import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { nearPart, useEver } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';

const [SubscribeDialog, near] = nearPart(
  async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog,
  ['feeds'],
);

/** Opens the addresses under which one's own phone asks for the calendar. */
export function SubscribeButton() {
  const say = useText();
  const [opened, open] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDeviceMobile size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => open(true)}
        {...near}
      >
        {say('FEEDS.DO')}
      </Button>
      {useEver(opened) && (
        <Suspense fallback={null}>
          <SubscribeDialog opened={opened} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
