import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { VotedUser } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useMoment } from '../../motions/moments.ts';
import css from './AlreadyDialog.module.css';
import type { Submitting } from './useSubmitting.ts';

type Props = { submitting: Submitting; seatCount: number };

/** Somebody was first for some of the seats: nothing is stored yet, and one click stores the rest. */
export function AlreadyDialog({ submitting, seatCount }: Props) {
  const say = useText();
  const moment = useMoment();
  const { step, busy, refused: failure, close, storeRest } = submitting;
  const opened = step.kind === 'already';
  const [refused, setRefused] = useState<VotedUser[]>([]);
  if (opened && step.refused !== refused) setRefused(step.refused);
  const rest = seatCount - refused.length;
  return (
    <Dialog opened={opened} onClose={close} title={say('VOTE_DETAIL.ALREADY.TITLE')}>
      <Text>{say('VOTE_DETAIL.ALREADY.TEXT')}</Text>
      <ul className={css.seats}>
        {refused.map((seat) => (
          <li key={seat.id}>
            <b>{seat.room_name}</b> {seat.full_name}
            {seat.updatedAt && (
              <span className={css.when}>{say('VOTE_DETAIL.ALREADY.BY', { when: moment(seat.updatedAt) })}</span>
            )}
          </li>
        ))}
      </ul>
      {failure && failure.key !== 'VOTE.ERRORS.ALREADY' && (
        <Note tone="bad" live>
          {say(failure.key, failure.params)}
        </Note>
      )}
      {rest <= 0 && <Text>{say('VOTE_DETAIL.ALREADY.NOTHING')}</Text>}
      <DialogButtons>
        <Button variant="default" onClick={close}>
          {say('VOTE_DETAIL.ALREADY.CLOSE')}
        </Button>
        {rest > 0 && (
          <Button loading={busy} onClick={() => void storeRest()}>
            {say('VOTE_DETAIL.ALREADY.REST', { count: rest })}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
