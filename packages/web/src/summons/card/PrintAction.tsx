import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useMeeting, useMySeats, usePaper } from '../rows/data.ts';

/** An owner prints the invitation from its head; the committee has its papers on the page of the preview. */
export function PrintAction({ id }: { id: number }) {
  const say = useText();
  const paper = usePaper(id);
  const administers = useMay('meetingOwners', 'rw');
  const isAhead = useMeeting(id).data?.status === 'scheduled';
  const seats = useMySeats(id).data?.seats ?? [];
  if (administers || !isAhead || seats.length === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void paper('mine')}
    >
      {say('SUMMONS.PRINT')}
    </Button>
  );
}
