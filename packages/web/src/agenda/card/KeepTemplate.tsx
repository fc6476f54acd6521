import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { latePart, useEver } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';

const TemplateDialog = latePart(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);

/** Keeps the agenda under a name, to begin others from. */
export function KeepTemplate({ id }: { id: number }) {
  const say = useText();
  const [opened, setOpened] = useState(false);
  const needed = useEver(opened);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        {say('AGENDA.TEMPLATES.KEEP')}
      </Button>
      {needed && (
        <Suspense fallback={null}>
          <TemplateDialog id={id} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
