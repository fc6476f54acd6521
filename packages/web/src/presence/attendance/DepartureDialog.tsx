import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import { useAttendance } from '../../answers/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';

type Props = { vote: number; seat: SeatRow | null; onClose: () => void };

/** Somebody leaves who answered a point that is not closed: the answer falls out, with a reason. */
export function DepartureDialog({ vote, seat, onClose }: Props) {
  const say = useText();
  const [last, setLast] = useState(seat);
  if (seat && seat !== last) setLast(seat);
  return (
    <Dialog
      opened={seat !== null}
      onClose={onClose}
      title={say('VOTE_LOCAL.LEAVE.TITLE', { name: last?.full_name ?? '' })}
    >
      {last && <Fields key={last.id} vote={vote} seat={last} onClose={onClose} />}
    </Dialog>
  );
}

function Fields({ vote, seat, onClose }: { vote: number; seat: SeatRow; onClose: () => void }) {
  const say = useText();
  const mark = useAttendance();
  const [reason, setReason] = useState('');
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const done = await mark.run({ id: vote, seats: [seat.id], here: false, reason }).catch(() => undefined);
    if (done) onClose();
  };
  return (
    <form onSubmit={(e) => void submit(e)} noValidate>
      <FormStack close>
        <p>{say('VOTE_LOCAL.LEAVE.TEXT')}</p>
        <TextInput
          label={say('VOTE_LOCAL.LEAVE.REASON')}
          maxLength={300}
          required
          data-autofocus
          value={reason}
          error={mark.refused && <FieldError>{say(mark.refused.key, mark.refused.params)}</FieldError>}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
      </FormStack>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={mark.busy}>
          {say('VOTE_LOCAL.LEAVE.YES')}
        </Button>
      </DialogButtons>
    </form>
  );
}
