import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { usePaper } from './data.ts';

/** Saves the message on paper. */
export function PrintButton({ id }: { id: number }) {
  const say = useText();
  const { save, busy } = usePaper('print');
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save(id)}
    >
      {say('MESSAGE_EXTRAS.PRINT.DO')}
    </Button>
  );
}
