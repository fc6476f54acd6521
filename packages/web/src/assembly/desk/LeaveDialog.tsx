import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { DeskSeat } from '#contract/assembly/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { Mark } from './data.ts';

type Props = { seat: DeskSeat | null; mark: Mark; onClose: () => void };

/** Somebody leaves who answered a point that is still open: the answer falls out, and why stands in the protocol. */
export function LeaveDialog({ seat, mark, onClose }: Props) {
  const say = useText();
  const [last, setLast] = useState(seat);
  if (seat && seat !== last) setLast(seat);
  return (
    <Dialog
      opened={seat !== null}
      onClose={onClose}
      title={say('ASSEMBLY.LEAVING.TITLE', { name: typo(last?.owners ?? '') })}
    >
      {last && <Reason key={last.id} seat={last} mark={mark} onClose={onClose} />}
    </Dialog>
  );
}

function Reason({ seat, mark, onClose }: Props & { seat: DeskSeat }) {
  const say = useText();
  const [reason, setReason] = useState('');
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if ((await mark(seat, { here: false, reason })) === null) onClose();
  };
  return (
    <form onSubmit={(e) => void submit(e)} noValidate>
      <FormStack close>
        <p>{say('ASSEMBLY.LEAVING.TEXT')}</p>
        <TextInput
          label={say('ASSEMBLY.LEAVING.REASON')}
          maxLength={300}
          required
          data-autofocus
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
      </FormStack>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit">{say('ASSEMBLY.LEAVING.YES')}</Button>
      </DialogButtons>
    </form>
  );
}
