import { Button, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { VoteDetail } from '#contract/motions/schema.ts';
import css from '../answers/Committee.module.css';
import { useCancel } from '../answers/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';

type Props = { vote: VoteDetail; opened: boolean; onClose: () => void };

/** Cancelling a running vote takes a reason, which everybody will read. */
export function CancelDialog({ vote, opened, onClose }: Props) {
  const say = useText();
  const cancel = useCancel();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const empty = reason.trim() === '';
  const error = tried && empty ? say('BASE.FORM.REQUIRED') : cancel.refused && say(cancel.refused.key);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (empty) return;
    const done = await cancel.run({ id: vote.id, reason }).catch(() => undefined);
    if (done) onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={say('VOTE_DETAIL.CANCEL.TITLE', { name: vote.name })}>
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Text className={css.text}>{say('VOTE_DETAIL.CANCEL.TEXT')}</Text>
        <Textarea
          label={say('VOTE_DETAIL.CANCEL.REASON')}
          required
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={error ? <FieldError>{error}</FieldError> : undefined}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" color="cihla" loading={cancel.busy}>
            {say('VOTE_DETAIL.CANCEL.YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
