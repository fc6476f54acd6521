import { Button } from '@mantine/core';
import { useState } from 'react';
import { bookings } from '#contract/bookings/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Of who administers: ends what somebody else has, with a reason that they are mailed. */
export function CancelTheirs({ id, unit }: { id: number; unit: string }) {
  const say = useText();
  const [asks, ask] = useState(false);
  const cancel = useChange(bookings.cancel);
  return (
    <>
      <Button fullWidth size="md" variant="subtle" onClick={() => ask(true)}>
        {say('BOOKING.DECIDE.CANCEL_OF')}
      </Button>
      {asks && (
        <ReasonDialog
          title={say('BOOKING.DECIDE.CANCEL_TITLE', { unit })}
          yes={say('BOOKING.MINE.YES')}
          busy={cancel.busy}
          onClose={() => ask(false)}
          run={(reason) => cancel.run({ id, reason })}
        />
      )}
    </>
  );
}
