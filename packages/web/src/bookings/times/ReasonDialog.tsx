import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { reasonLength } from '#contract/bookings/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';

type Props = {
  title: string;
  yes: string;
  busy: boolean;
  onClose: () => void;
  run: (reason: string) => Promise<unknown>;
};

/** Takes something from somebody, who is told why. */
export function ReasonDialog({ title, yes, busy, onClose, run }: Props) {
  const say = useText();
  const [reason, write] = useState('');
  return (
    <Dialog opened onClose={onClose} title={title}>
      <DialogForm
        onSubmit={(e) => {
          e.preventDefault();
          void run(reason).then(onClose, () => undefined);
        }}
      >
        <Textarea
          label={say('BOOKING.DECIDE.REASON')}
          description={say('BOOKING.DECIDE.REASON_HINT')}
          autosize
          minRows={2}
          maxLength={reasonLength}
          value={reason}
          onChange={(e) => write(e.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" color="cihla" loading={busy}>
            {yes}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
